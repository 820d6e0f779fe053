import { type TSchema, Type } from 'typebox';
import type { ErrorName } from './errors.ts';
import { EXAMPLES } from './examples.ts';
import { AdobeTheme, FigmaTokens } from './export-files.ts';
import { ExportRequest } from './export.ts';
import { GenerateRequest, PaletteList } from './generate.ts';
import { HistoryList, HistoryListWithProvenance, HistoryQuery, PROVENANCE } from './history.ts';
import type { ResponseHeader } from './response-headers.ts';
import { UsageRecord } from './usage.ts';

interface Content {
  readonly schema: TSchema;
  readonly example?: unknown;
  /** Where one media type has several, by name. */
  readonly examples?: Readonly<Record<string, { summary: string; value?: unknown; externalValue?: string }>>;
}

/** One endpoint, as far as a document tells it. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly query?: { readonly properties: Readonly<Record<string, TSchema>> };
  readonly requestHeaders?: Readonly<Record<string, { description: string; schema: object }>>;
  readonly body?: { readonly schema: TSchema; readonly example: unknown };
  readonly answer: { readonly description: string; readonly content: Readonly<Record<string, Content>> };
  readonly headers: readonly ResponseHeader[];
  readonly errors: readonly ErrorName[];
}

const ON_READS: readonly ErrorName[] = [
  'invalid_request',
  'unauthorized',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'rate_limit_exceeded',
  'internal_error',
  'service_unavailable',
];
const ON_WRITES: readonly ErrorName[] = [...ON_READS, 'body_too_large', 'unsupported_media_type'];

const text = { type: 'string' };
const { exports } = EXAMPLES;

/** Where the service draws its example of an image, which a document cannot hold. */
export const EXAMPLE_PNG = '/docs/palette.png';

/** `Idempotency-Key`: 1 to 255 visible ASCII characters, a UUID as a rule. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

/** `X-Request-Id` of a client: what can stand in a log as it is. */
export const REQUEST_ID = /^[\w.:+/=@-]{1,128}$/;

/** By the name under which requests are counted. The OpenAPI document, its schemas and the dashboard's chart derive from it. */
export const OPERATIONS = named({
  generate: {
    id: 'generatePalettes',
    method: 'post',
    path: '/v1/palettes/generate',
    summary: 'Generate palettes from a description',
    description:
      'Each palette has five distinct colours, each with one role. Text on background reaches a contrast of 7:1, ' +
      'primary on background 3:1, and text or background on primary 4.5:1.',
    requestHeaders: {
      'Idempotency-Key': {
        description:
          'Within 24 hours the same key and body tell the first answer again, uncharged; another body under the same ' +
          'key is 400. A request whose first is still in flight waits for it.',
        schema: { ...text, minLength: 1, maxLength: 255, pattern: IDEMPOTENCY_KEY.source },
      },
    },
    body: { schema: GenerateRequest, example: EXAMPLES.generateRequest },
    answer: {
      description: 'The palettes, exactly as many as asked for.',
      content: { 'application/json': { schema: PaletteList, example: EXAMPLES.paletteList } },
    },
    headers: ['X-Palette-Seed', 'Idempotent-Replayed'],
    errors: ON_WRITES,
  },
  export: {
    id: 'exportPalette',
    method: 'post',
    path: '/v1/palettes/export',
    summary: 'Export one palette',
    description: 'As an image, as code, or as data for design tools. A palette exports just as generation returned it.',
    body: { schema: ExportRequest, example: EXAMPLES.exportRequest },
    answer: {
      description: 'The file.',
      content: {
        'text/css': { schema: Type.String({ description: 'CSS variables.' }), example: exports.css },
        'text/x-scss': { schema: Type.String({ description: 'SCSS variables.' }), example: exports.scss },
        'text/javascript': {
          schema: Type.String({ description: 'A Tailwind 3 configuration.' }),
          example: exports.tailwind,
        },
        'image/png': {
          schema: Type.String({ description: 'An image.', contentMediaType: 'image/png' }),
          examples: { png: { summary: 'A PNG image', externalValue: EXAMPLE_PNG } },
        },
        'application/json': {
          schema: Type.Union([FigmaTokens, AdobeTheme]),
          examples: {
            figma: { summary: 'figma: design tokens', value: exports.figma },
            adobe: { summary: 'adobe: a colour theme', value: exports.adobe },
          },
        },
      },
    },
    headers: ['Content-Disposition'],
    errors: ON_WRITES,
  },
  history: {
    id: 'listHistory',
    method: 'get',
    path: '/v1/palettes/history',
    summary: 'List past generations',
    description:
      'The account’s generations through the API, newest first, each exactly as it was returned. Ask by ' +
      `\`Accept: application/json; profile=${PROVENANCE}\` for the seed and model of each too.`,
    query: HistoryQuery,
    answer: {
      description: 'A page of the history.',
      content: {
        'application/json': { schema: HistoryList, example: EXAMPLES.historyList },
        [`application/json; profile=${PROVENANCE}`]: {
          schema: HistoryListWithProvenance,
          example: EXAMPLES.historyListWithProvenance,
        },
      },
    },
    headers: ['Link'],
    errors: ON_READS,
  },
  usage: {
    id: 'readUsage',
    method: 'get',
    path: '/v1/palettes/usage',
    summary: 'Read the usage of the calling key',
    description:
      '`current`, `limit` and `remaining` are the account’s for this period, which all its keys share; `totalRequests` ' +
      'and `lastUsed` are the calling key’s own. This request is counted in them.',
    answer: {
      description: 'The usage.',
      content: { 'application/json': { schema: UsageRecord, example: EXAMPLES.usageRecord } },
    },
    headers: [],
    errors: ON_READS,
  },
});

export type Endpoint = keyof typeof OPERATIONS;

function named<Name extends string>(operations: Readonly<Record<Name, Operation>>): typeof operations {
  return operations;
}
