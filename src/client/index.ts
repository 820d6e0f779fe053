/** The client of a Huesmith service, for Node, browsers, Deno, Bun and workers. */
export { Huesmith, Palettes } from './huesmith.ts';
export type { Answer, History, HistoryPage, HistoryQuery } from './huesmith.ts';
export type { GenerateOptions, HuesmithOptions, RequestOptions } from './options.ts';
export type { AdobeTheme, Exported, ExportData, FigmaTokens } from './exported.ts';
export type { AnswerInfo } from './send.ts';
export {
  ConnectionError,
  ForbiddenError,
  HuesmithError,
  InvalidRequestError,
  RateLimitError,
  ServiceError,
  UnauthorizedError,
} from './errors.ts';
export type { Failure, Limits } from './errors.ts';
export type {
  Allowance,
  ErrorCode,
  ExportFormat,
  GenerateRequest,
  HistoryEntry,
  HistoryList,
  Palette,
  PaletteList,
  PaletteToExport,
  Semantic,
  UsageRecord,
} from '../contract/wire.ts';
