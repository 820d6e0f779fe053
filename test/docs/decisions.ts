import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes the index of decisions from their headings: `npm run docs:decisions`. */

const FOLDER = new URL('../../docs/decisions/', import.meta.url);
const INDEX = new URL('README.md', FOLDER);

/** By the first two figures of their numbers. */
const SUBJECTS: Readonly<Record<string, string>> = {
  '01': 'The service and its storage',
  '02': 'Exports',
  '03': 'The dashboard and signing in',
  '04': 'The engine',
  '05': 'The package and its clients',
  '06': 'Operations',
};

/** The index as it should be. @throws Error for a page whose heading is not `# 0000: what was decided` */
export function decisionIndex(): string {
  const files = readdirSync(FOLDER).filter((name) => /^\d{4}-.+\.md$/.test(name));
  const lines = [
    '# Decisions',
    '',
    'What was decided, why, and what would undo it. One page each, oldest first within its subject.',
  ];
  let subject = '';
  for (const file of files.toSorted()) {
    const [heading = ''] = readFileSync(new URL(file, FOLDER), 'utf8').split('\n');
    const [, number = '', title = ''] = /^# (\d{4}): (.+)$/.exec(heading) ?? [];
    if (number !== file.slice(0, 4)) throw new Error(`${file} must begin with "# ${file.slice(0, 4)}: …"`);
    if (number.slice(0, 2) !== subject) {
      subject = number.slice(0, 2);
      lines.push('', `## ${SUBJECTS[subject] ?? 'Further'}`, '');
    }
    lines.push(`- [${number}](${file}): ${title}`);
  }
  return `${lines.join('\n')}\n`;
}

export const writtenIndex = (): string => readFileSync(INDEX, 'utf8');

if (import.meta.main) writeFileSync(INDEX, decisionIndex());
