import { malformed, type Located } from './lines.ts';
import { ROLES, type Role } from '../../src/engine/palette.ts';

/** A role that takes a colour of another card. */
export interface WrittenExchange {
  readonly role: Role;
  /** Name of the card that it is from, and which of its colours. */
  readonly card: string;
  readonly source: Role;
}

/** What a good eye that may only work with the cards at hand does with a brief. Cards go by their names. */
export interface Choice extends Located {
  readonly brief: string;
  readonly base: string;
  readonly exchanges: readonly WrittenExchange[];
  /** The card whose name the palette takes. */
  readonly name: string;
}

const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

function parseExchange(text: string): WrittenExchange {
  const groups = /^(?<role>\w+) = (?<card>.+) \/ (?<source>\w+)$/.exec(text.trim())?.groups;
  const { role = '', card = '', source = '' } = groups ?? {};
  if (!isRole(role) || !isRole(source)) malformed(`"${text}" is not: role = Card Name / role`);
  return { role, card, source };
}

/** A line of `choices/`: see knowledge/README.md. */
export function parseChoiceLine(text: string, at: Located): Choice {
  const [brief = '', base = '', exchanges = '', name = '', ...rest] = text.split(' | ').map((field) => field.trim());
  if (name === '' || rest.length > 0) malformed('not: brief | base card | exchanges, or - | card that names it');
  return {
    ...at,
    brief,
    base,
    exchanges: exchanges === '-' ? [] : exchanges.split(';').map(parseExchange),
    name,
  };
}

/** One choice as a line of `choices/`. */
export function formatChoice({ brief, base, exchanges, name }: Omit<Choice, keyof Located>): string {
  const written = exchanges.map(({ role, card, source }) => `${role} = ${card} / ${source}`).join('; ');
  return [brief, base, written === '' ? '-' : written, name].join(' | ');
}
