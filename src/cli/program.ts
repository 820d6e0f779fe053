import { Command, CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { COMMANDS } from './commands.ts';
import { isNodeNewEnough, runOnNewerNode } from './newer-node.ts';

/** Exit codes: 0 done, 1 failed, 2 the command line itself is wrong. */
const FAILED = 1;
const MISUSED = 2;

// Whoever reads us through a pipe may stop reading, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(
    `The output could not be written: ${error.code === 'ENOSPC' ? 'the disk is full' : error.message}.\n`,
  );
  process.exit(FAILED);
});

try {
  const [, , first, second] = process.argv;
  await (await programFor(first === 'help' ? second : first)).parseAsync();
} catch (error) {
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : MISUSED);
  const { sentencesFor } = await import('../server/start-fault.ts');
  const { HuesmithError } = await import('../client/errors.ts');
  // A service's refusal is shown in the service's own words.
  const sentences = error instanceof HuesmithError ? [error.message] : sentencesFor(error);
  process.stderr.write(`${sentences.join('\n')}\n`);
  process.exit(FAILED);
}

/** The program with the one command that is called, and the names of the others. */
async function programFor(called: string | undefined): Promise<Command> {
  const program = new Command('huesmith')
    .description('Turns a description of a project or mood into harmonious, usable colour palettes.')
    .version(packageJson.version, '-V, --version')
    .showSuggestionAfterError()
    .exitOverride();
  for (const [name, { summary, stores, load }] of Object.entries(COMMANDS)) {
    if (name !== called) {
      program.command(name).summary(summary).description(summary);
      continue;
    }
    if (stores === true && !isNodeNewEnough()) await runOnNewerNode();
    program.addCommand(throwing(await load()).summary(summary));
  }
  return program;
}

/** Commander leaves commands that are added whole to end the process by themselves. */
function throwing(command: Command): Command {
  command.exitOverride();
  for (const own of command.commands) throwing(own);
  return command;
}
