import type { WriteStream } from 'node:tty';

export interface Progress {
  /** Begins the next piece of work. */
  at(what: string): void;
  /** Writes a line that stays. */
  note(line: string): void;
  end(): void;
}

const BAR_WIDTH = 24;
const ERASE_LINE = '\r\u001B[2K';

/** How far a list is, on one line of a terminal; in a file or a pipe its notes alone. */
export function progressBar(stream: Pick<WriteStream, 'write' | 'isTTY' | 'columns'>, total: number): Progress {
  let done = 0;
  const draw = (what: string): void => {
    if (!stream.isTTY) return;
    const filled = Math.round((done / total) * BAR_WIDTH);
    const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)} ${done}/${total} `;
    const room = Math.max(0, (stream.columns || 80) - bar.length - 1);
    stream.write(`${ERASE_LINE}${bar}${Array.from(what).slice(0, room).join('')}`);
  };
  return {
    at(what) {
      draw(what);
      done += 1;
    },
    note(line) {
      stream.write(`${stream.isTTY ? ERASE_LINE : ''}${line}\n`);
    },
    end() {
      draw('');
      if (stream.isTTY) stream.write('\n');
    },
  };
}
