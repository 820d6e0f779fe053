import { Type } from 'typebox';
import { ApiError } from './errors.ts';
import { ExportRequest, FORMAT_DEFAULT } from './export.ts';
import { COUNT_DEFAULT, GenerateRequest } from './generate.ts';
import { HistoryQuery, PAGE_DEFAULT, readCursor } from './history.ts';
import { readQuery } from './query.ts';
import { reader } from './read.ts';

const generate = reader('The body', GenerateRequest);
const exportOne = reader('The body', ExportRequest);
const history = reader('The query', HistoryQuery);
const nothing = reader('The query', Type.Object({}, { additionalProperties: false }));

/** The readers of the four endpoints' requests: a typed request with its defaults, or a 400. */
export const readRequest = {
  generate(body: unknown) {
    const { prompt, count = COUNT_DEFAULT, seed } = generate(withTrimmedPrompt(body));
    return { prompt, count, seed };
  },
  export(body: unknown) {
    const { palette, format = FORMAT_DEFAULT } = exportOne(body);
    return { palette, format };
  },
  history(query: string) {
    const { limit = PAGE_DEFAULT, offset, cursor } = history(readQuery(query, HistoryQuery));
    if (offset !== undefined && cursor !== undefined) throw new ApiError('invalid_request', { message: TWO_PLACES });
    return { limit, offset: offset ?? 0, before: cursor === undefined ? undefined : readCursor(cursor) };
  },
  /** For the endpoints without query parameters. */
  noQuery(query: string) {
    if (query !== '') nothing(readQuery(query, {}));
  },
};

const TWO_PLACES = 'The parameters `offset` and `cursor` both say where the page begins; send one of them.';

function withTrimmedPrompt(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('prompt' in body) || typeof body.prompt !== 'string') return body;
  return Array.isArray(body) ? body : { ...body, prompt: body.prompt.trim() };
}
