import type { HistoryRecord } from '../../../storage/store/history.ts';
import type { Limits } from '../../limit-headers.ts';

/**
 * The answer as JSON text. The palettes go out as the very text that the history keeps, so that the two cannot differ.
 */
export function paletteList(record: HistoryRecord, count: number, limits: Limits): string {
  const metadata = { model: record.model, tokensUsed: record.tokensUsed, estimatedCost: record.estimatedCostUsd };
  const usage = { remaining: limits.remaining, limit: limits.limit, resetDate: limits.resetDate };
  const rest = JSON.stringify({ count, metadata, usage });
  return `{"object":"palette.list","data":${record.palettesJson},${rest.slice(1)}`;
}
