import { Argument, Command } from 'commander';
import type { CommandEntry } from '../command-entry.ts';
import { print } from '../table.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

/** What may stand behind a command: its options and its own commands, with the values that options take. */
interface Completion {
  readonly command: string;
  readonly summary: string;
  readonly words: readonly { readonly word: string; readonly about: string }[];
  readonly choices: readonly { readonly option: string; readonly values: readonly string[] }[];
}

export function completionCommand(commands: Readonly<Record<string, CommandEntry>>): Command {
  return new Command('completion')
    .description('Print a script that completes huesmith’s commands and options.')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText('after', HOW)
    .action(async (shell: Shell) => print(WRITERS[shell](await completions(commands))));
}

const HOW = `
bash: source <(huesmith completion bash)
zsh:  source <(huesmith completion zsh)
fish: huesmith completion fish | source`;

async function completions(all: Readonly<Record<string, CommandEntry>>): Promise<Completion[]> {
  return Promise.all(
    Object.entries(all).map(async ([command, { summary, load }]) => {
      const { options, commands, registeredArguments } = await load();
      const words = [
        ...options.flatMap(({ long, description }) => (long ? [{ word: long, about: description }] : [])),
        ...commands.map((own) => ({ word: own.name(), about: own.description() })),
        ...registeredArguments.flatMap(({ argChoices = [] }) => argChoices.map((word) => ({ word, about: '' }))),
      ];
      const choices = options.flatMap(({ long, argChoices }) =>
        long && argChoices ? [{ option: long, values: argChoices }] : [],
      );
      return { command, summary, words, choices };
    }),
  );
}

const WRITERS: Readonly<Record<Shell, (all: readonly Completion[]) => string>> = { bash, zsh, fish };

function bash(all: readonly Completion[]): string {
  const options = all.flatMap(({ choices }) => choices);
  const values = [...new Map(options.map((each) => [each.option, each.values]))];
  return `_huesmith() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  case "$before" in
${values.map(([option, list]) => `    ${option}) COMPREPLY=($(compgen -W "${list.join(' ')}" -- "$word")); return ;;`).join('\n')}
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${all.map(({ command }) => command).join(' ')} --help --version" -- "$word")); return
  fi
  case "\${COMP_WORDS[1]}" in
${all.map(({ command, words }) => `    ${command}) COMPREPLY=($(compgen -f -W "${words.map(({ word }) => word).join(' ')} --help" -- "$word")) ;;`).join('\n')}
  esac
}
complete -o filenames -F _huesmith huesmith`;
}

function zsh(all: readonly Completion[]): string {
  // zsh reads the completions of bash, once told to.
  return `autoload -U +X compinit && compinit -u
autoload -U +X bashcompinit && bashcompinit
${bash(all)}`;
}

function fish(all: readonly Completion[]): string {
  const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, (sign) => `\\${sign}`)}'`;
  const first = all.map(
    ({ command, summary }) => `complete -c huesmith -n __fish_use_subcommand -f -a ${command} -d ${quoted(summary)}`,
  );
  const rest = all.flatMap(({ command, words, choices }) => {
    const within = `complete -c huesmith -n '__fish_seen_subcommand_from ${command}'`;
    return words.map(({ word, about }) => {
      if (!word.startsWith('--')) return `${within} -f -a ${word} -d ${quoted(about)}`;
      const values = choices.find(({ option }) => option === word)?.values;
      const taking = values === undefined ? '' : ` -x -a ${quoted(values.join(' '))}`;
      return `${within} -l ${word.slice(2)}${taking} -d ${quoted(about)}`;
    });
  });
  return [...first, ...rest].join('\n');
}
