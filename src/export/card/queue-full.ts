/** The queue of cards is full: try again in a moment. */
export class CardQueueFullError extends Error {
  override readonly name = 'CardQueueFullError';
}
