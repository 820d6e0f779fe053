/** What draws the letters of a card: native code, heavier than all the rest, which the package leaves to who wants images. */
export const CANVAS = '@napi-rs/canvas';

/** Images cannot be drawn here; `message` tells whoever installed this what to do. */
export class CanvasMissing extends Error {
  override readonly name = 'CanvasMissing';

  constructor(cause?: unknown) {
    super(`Images need the package ${CANVAS}, which is not installed: npm install ${CANVAS}`, { cause });
  }
}
