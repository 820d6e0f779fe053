import type {
  ExportFormat,
  GenerateRequest,
  HistoryEntry,
  HistoryList,
  PaletteList,
  PaletteToExport,
  UsageRecord,
} from '../contract/wire.ts';
import { exported, type Exported, json } from './exported.ts';
import {
  type GenerateOptions,
  type HuesmithOptions,
  type RequestOptions,
  type Settings,
  settingsOf,
} from './options.ts';
import { type AnswerInfo, type Asked, type Received, send } from './send.ts';

/** A body as it was sent, with what its headers told under `answer` (which JSON.stringify leaves out). */
export type Answer<Body> = Body & { readonly answer: AnswerInfo };

export interface HistoryQuery {
  /** 1 to 100; 50 where it is absent. */
  readonly limit?: number;
  readonly offset?: number;
  /** In place of `offset`: where a page told that the next one begins. */
  readonly cursor?: string;
}

export type HistoryPage = Answer<HistoryList> & {
  /** Where the next page begins; undefined: this is the last. */
  readonly nextCursor: string | undefined;
};

/** Awaited, it is one page; iterated, every entry from that page on, each once, whatever is made meanwhile. */
export type History = Promise<HistoryPage> & AsyncIterable<HistoryEntry>;

/**
 * The client of a Huesmith service.
 * @example
 * const huesmith = new Huesmith({ apiKey: process.env.HUESMITH_KEY });
 * const { data } = await huesmith.palettes.generate({ prompt: 'misty fjord', count: 1 });
 */
export class Huesmith {
  readonly palettes: Palettes;

  /** @throws TypeError for options that no request could be made with */
  constructor(options: HuesmithOptions) {
    this.palettes = new Palettes(settingsOf(options));
  }
}

/** The four endpoints. Each throws a HuesmithError, or the reason of its signal. */
export class Palettes {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Makes palettes. Tried again it is charged once: every try of a call carries the same idempotency key. */
  async generate(asked: GenerateRequest, options: GenerateOptions = {}): Promise<Answer<PaletteList>> {
    const { idempotencyKey = newKey() } = options;
    const received = await this.#send({ method: 'POST', path: '/generate', body: asked, idempotencyKey }, options);
    return answerOf(received);
  }

  /** Writes a palette as a file; `data` is text, parsed JSON or bytes, as the format has it. */
  async export<F extends ExportFormat = 'css'>(
    asked: { readonly palette: PaletteToExport; readonly format?: F },
    options: RequestOptions = {},
  ): Promise<Exported<F>> {
    // Boundary: without a format F is css, which is what the service takes it for.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const format = asked.format ?? ('css' as F);
    const body = { palette: asked.palette, format };
    return exported(format, await this.#send({ method: 'POST', path: '/export', body }, options));
  }

  /** What was made, newest first: `await` a page, or `for await` all of it. */
  history(query: HistoryQuery = {}, options: RequestOptions = {}): History {
    const page = (part: HistoryQuery): Promise<HistoryPage> => this.#page(part, options);
    const first = page(query);
    async function* entries(): AsyncGenerator<HistoryEntry> {
      for (let current = await first; ;) {
        yield* current.data;
        const { nextCursor } = current;
        if (nextCursor === undefined) return;
        current = await page({ ...(query.limit !== undefined && { limit: query.limit }), cursor: nextCursor });
      }
    }
    return Object.assign(first, { [Symbol.asyncIterator]: entries });
  }

  /** What is left of the month. */
  async usage(options: RequestOptions = {}): Promise<Answer<UsageRecord>> {
    return answerOf(await this.#send({ method: 'GET', path: '/usage' }, options));
  }

  async #page(query: HistoryQuery, options: RequestOptions): Promise<HistoryPage> {
    const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = new URLSearchParams(
      pairs.map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const path = search === '' ? '/history' : `/history?${search}`;
    const body = answerOf<HistoryList>(await this.#send({ method: 'GET', path }, options));
    const nextCursor = /[?&]cursor=([^&>]+)[^>]*>; *rel="next"/.exec(body.answer.headers.get('Link') ?? '')?.[1];
    return Object.defineProperty(Object.assign(body, { nextCursor }), 'nextCursor', { enumerable: false });
  }

  #send(asked: Asked, options: RequestOptions): Promise<Received> {
    return send(this.#settings, { ...asked, path: `/palettes${asked.path}` }, options);
  }
}

function answerOf<Body extends object>({ bytes, info }: Received): Answer<Body> {
  return Object.defineProperty(json<Answer<Body>>(bytes), 'answer', { value: info, enumerable: false });
}

/** 128 random bits; `randomUUID` is not there on a page that came over plain HTTP. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
