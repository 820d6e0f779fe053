import { Type } from 'typebox';
import { COUNT_MAX, PROMPT_MAX } from './generate.ts';
import { Palette, PaletteToExport } from './palette.ts';
import { PLAN_NAMES } from './plans.ts';
import { reader } from './read.ts';

/**
 * What the dashboard and the service say to each other beside the REST interface. It is private to them, and may
 * change with any version.
 */

export interface Me {
  /** `null`: not signed in. */
  readonly account: {
    readonly email: string;
    readonly plan: string;
    readonly planEnds: string | null;
    readonly lapsed: boolean;
    readonly grantsKeys: boolean;
    /** Whether there are receipts to be seen. */
    readonly receipts: boolean;
    readonly operator: boolean;
  } | null;
  /** Whether plans can be bought here; otherwise the operator grants them. */
  readonly checkout: boolean;
  /** Whether links to choose a password are mailed; otherwise the operator passes them on. */
  readonly mail: boolean;
  /** An e-mail address or a page at which the operator is asked; `null`: none is configured. */
  readonly contact: string | null;
}

export interface Made {
  readonly palettes: readonly Palette[];
  readonly seed: number;
  readonly model: string;
}

export interface KeyInfo {
  readonly id: string;
  readonly name: string;
  readonly lastFour: string;
  readonly created: string;
  readonly lastUsed: string | null;
  readonly totalRequests: number;
  readonly revoked: boolean;
}

export interface NewKeyInfo extends KeyInfo {
  /** Shown this once. */
  readonly key: string;
}

export interface UsageInfo {
  readonly used: number;
  /** `null`: unlimited. */
  readonly limit: number | null;
  readonly resetAt: string;
  readonly today: string;
  readonly days: readonly {
    readonly day: string;
    readonly endpoint: string;
    readonly status: number;
    readonly count: number;
  }[];
}

export interface HistoryItem {
  readonly prompt: string;
  readonly palettes: readonly Palette[];
  readonly source: 'api' | 'dashboard';
  readonly seed: number;
  readonly date: string;
}

export interface HistoryPage {
  readonly items: readonly HistoryItem[];
  /** Where the next page begins; `null`: this is the last. */
  readonly next: string | null;
}

export interface AccountInfo {
  readonly id: string;
  readonly email: string;
  readonly plan: string;
  readonly planEnds: string | null;
  readonly quota: number | null;
  readonly created: string;
  readonly used: number;
  readonly keys: readonly KeyInfo[];
}

export interface AccountPage {
  readonly items: readonly AccountInfo[];
  /** Where the next page begins; `null`: this is the last. */
  readonly next: string | null;
}

const closed = { additionalProperties: false };
/** No control character: PostgreSQL keeps no U+0000, and no address or id has any. */
const Email = Type.String({
  title: 'Email',
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@\\x00-\\x1f\\x7f]+@[^\\s@\\x00-\\x1f\\x7f]+$',
});
/** One that a mail can reach: its host has a dot. */
const MailAddress = Type.String({
  title: 'Email',
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@\\x00-\\x1f\\x7f]+@[^\\s@\\x00-\\x1f\\x7f]+\\.[^\\s@.\\x00-\\x1f\\x7f]+$',
});
const Password = Type.String({ minLength: 1, maxLength: 128 });
const Id = Type.String({ minLength: 1, maxLength: 64, pattern: '^[!-~]+$' });
/** The token of a link: an address, an end and a signature. */
const LinkToken = Type.String({ minLength: 1, maxLength: 600, pattern: '^[\\w.-]+$' });
const printable = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\x00-\\x1f\\x7f]*$' });

/** The readers of what the dashboard sends: typed, or a 400. */
export const readDashboard = {
  nothing: reader('The body', Type.Object({}, closed)),
  credentials: reader('The body', Type.Object({ email: Email, password: Password }, closed)),
  signUp: reader('The body', Type.Object({ email: MailAddress }, closed)),
  email: reader('The body', Type.Object({ email: Email }, closed)),
  password: reader('The body', Type.Object({ password: Password }, closed)),
  reset: reader('The body', Type.Object({ token: LinkToken, password: Password }, closed)),
  change: reader('The body', Type.Object({ current: Password, next: Password }, closed)),
  generate: reader(
    'The body',
    Type.Object(
      {
        prompt: Type.String({ minLength: 1, maxLength: PROMPT_MAX, pattern: '\\S' }),
        count: Type.Integer({ minimum: 1, maximum: COUNT_MAX }),
        seed: Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
      },
      closed,
    ),
  ),
  keep: reader(
    'The body',
    Type.Object(
      {
        prompt: Type.String({ minLength: 1, maxLength: PROMPT_MAX, pattern: '\\S' }),
        seed: Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
        palettes: Type.Array(Palette, { minItems: 1, maxItems: COUNT_MAX }),
      },
      closed,
    ),
  ),
  /** Which formats there are the export room says. */
  export: reader('The body', Type.Object({ palette: PaletteToExport, format: printable(40) }, closed)),
  keyName: reader(
    'The body',
    Type.Object(
      { name: Type.String({ minLength: 1, maxLength: 60, pattern: '^(?=.*\\S)[^\\x00-\\x1f\\x7f]*$' }) },
      closed,
    ),
  ),
  id: reader('The body', Type.Object({ id: Id }, closed)),
  history: reader(
    'The body',
    Type.Object(
      { text: Type.String({ maxLength: PROMPT_MAX }), before: Type.Optional(Type.String({ maxLength: 100 })) },
      closed,
    ),
  ),
  accounts: reader('The body', Type.Object({ text: printable(254), after: Type.Optional(printable(254)) }, closed)),
  plan: reader(
    'The body',
    Type.Object(
      {
        id: Id,
        plan: Type.Enum([...PLAN_NAMES]),
        days: Type.Union([Type.Integer({ minimum: 1, maximum: 36_500 }), Type.Null()]),
      },
      closed,
    ),
  ),
  keyOf: reader('The body', Type.Object({ account: Id, id: Id }, closed)),
};
