/** JSON deeper than this is no answer to our question. */
const DEPTH_MAX = 32;
/** The text of one palette is some 300 characters. */
const OBJECT_MAX = 16_384;

/** A palette without anything nested names its colours in fields of its own. */
const FIELDS_MIN = 4;

interface Frame {
  readonly kind: '{' | '[';
  readonly start: number;
  /** True for the object that is taken for a palette: whatever is inside of it is part of it. */
  readonly isItem: boolean;
  /** True once there was a bracket inside. */
  isNested: boolean;
  commas: number;
}

export interface ObjectScanner {
  /** Takes the next piece of text, and returns the objects that are whole with it, as JSON text. */
  push(text: string): readonly string[];
  /** True when what came is deeper nested than any answer. */
  readonly isTooDeep: boolean;
}

/**
 * Finds the objects of a list in JSON that is still arriving, whatever stands around it: prose, fences, other fields.
 * Each character is looked at once. An object that is in no list counts too, unless one inside of it did.
 */
export function scanObjects(): ObjectScanner {
  let kept = '';
  /** Characters before `kept` that are gone. */
  let gone = 0;
  let frames: Frame[] = [];
  let isInString = false;
  let isEscaped = false;
  let isTooDeep = false;
  let foundInside = 0;

  function open(kind: Frame['kind'], start: number): void {
    const isInItem = frames.some(({ isItem }) => isItem);
    const isItem = !isInItem && kind === '{' && frames.at(-1)?.kind === '[';
    if (frames.length === 0) foundInside = 0;
    const around = frames.at(-1);
    if (around !== undefined) around.isNested = true;
    frames.push({ kind, start, isItem, isNested: false, commas: 0 });
    if (frames.length > DEPTH_MAX) isTooDeep = true;
  }

  function close(kind: Frame['kind'], end: number): string | undefined {
    const frame = frames.at(-1);
    // Brackets that do not match are prose, or broken: what is inside them is over either way.
    if (frame === undefined) return undefined;
    frames.pop();
    if (frame.kind !== kind) {
      frames = [];
      return undefined;
    }
    // `{ "hex": "#FFFFFF" }` is one colour of a palette that is in no list.
    if (frame.isItem && !frame.isNested && frame.commas < FIELDS_MIN - 1) return undefined;
    const isAlone = frames.length === 0 && kind === '{' && foundInside === 0;
    if (!frame.isItem && !isAlone) return undefined;
    foundInside += 1;
    const text = kept.slice(frame.start - gone, end - gone);
    return text.length > OBJECT_MAX ? undefined : text;
  }

  function count(): void {
    const frame = frames.at(-1);
    if (frame !== undefined) frame.commas += 1;
  }

  function look(letter: string, at: number): string | undefined {
    if (isInString) {
      if (isEscaped) isEscaped = false;
      else if (letter === '\\') isEscaped = true;
      else if (letter === '"') isInString = false;
      return undefined;
    }
    if (letter === '{' || letter === '[') open(letter, at);
    else if (letter === '}') return close('{', at + 1);
    else if (letter === ']') return close('[', at + 1);
    else if (letter === ',') count();
    // Outside of every bracket a quotation mark is prose.
    else if (letter === '"' && frames.length > 0) isInString = true;
    return undefined;
  }

  return {
    push(text) {
      const found: string[] = [];
      const start = gone + kept.length;
      kept += text;
      for (let at = 0; at < text.length; at += 1) {
        if (isTooDeep) break;
        const object = look(text.charAt(at), start + at);
        if (object !== undefined) found.push(object);
      }
      const oldest = oldestNeeded(frames, foundInside > 0) ?? gone + kept.length;
      if (oldest > gone) {
        kept = kept.slice(oldest - gone);
        gone = oldest;
      }
      return found;
    },
    get isTooDeep() {
      return isTooDeep;
    },
  };
}

/** Where the text begins that may still be asked for: an open palette, or the outermost object while none was in it. */
function oldestNeeded(frames: readonly Frame[], hasFound: boolean): number | undefined {
  return frames.find(({ isItem }) => isItem)?.start ?? (hasFound ? undefined : frames[0]?.start);
}
