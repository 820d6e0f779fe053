import { readFileSync, writeFileSync } from 'node:fs';
import { PLANS } from '../../src/contract/plans.ts';

/** Writes the table of plans into docs/operations.md: `npm run docs:plans`. */

const PAGE = new URL('../../docs/operations.md', import.meta.url);
const HEAD =
  '| plan | API keys | requests a month | a second | in a burst | under way at once |\n|---|---|---|---|---|---|\n';
const TABLE = new RegExp(`${HEAD.replaceAll('|', String.raw`\|`)}(?:\\|.*\n)*`);

export const writtenPlans = (): string | undefined => TABLE.exec(readFileSync(PAGE, 'utf8'))?.[0];

export function planTable(): string {
  const inWords = (count: number | undefined) => count?.toLocaleString('en') ?? 'unlimited';
  const rows = Object.entries(PLANS).map(([name, { grantsKeys, requestsPerMonth, pace }]) => {
    const counts = [requestsPerMonth, pace.perSecond, pace.burst, pace.atOnce].map(inWords);
    return `| ${[`\`${name}\``, grantsKeys ? 'yes' : 'no', ...counts].join(' | ')} |\n`;
  });
  return `${HEAD}${rows.join('')}`;
}

if (import.meta.main) writeFileSync(PAGE, readFileSync(PAGE, 'utf8').replace(TABLE, planTable));
