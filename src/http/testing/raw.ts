import { connect } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** All that the socket gave. */
  readonly text: string;
}

interface Options {
  readonly timeoutMs?: number;
  /** Whether one answer is enough, so that a connection that is kept alive is not waited for. */
  readonly one?: boolean;
}

/** Sends bytes over a socket of their own and reads until the service closes it. */
export async function sendRaw(
  port: number,
  message: string | Buffer,
  { timeoutMs = 10_000, one = false }: Options = {},
): Promise<RawAnswer> {
  const text = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(message));
    const timer = setTimeout(() => socket.destroy(new Error('no end within the time allowed')), timeoutMs);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      if (one && isWhole(Buffer.concat(chunks).toString())) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks).toString());
    });
  });
  return parse(text);
}

function isWhole(text: string): boolean {
  const { status, headers, body } = parse(text);
  return (
    status >= 200 && text.includes('\r\n\r\n') && Buffer.byteLength(body) >= Number(headers['content-length'] ?? 0)
  );
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  // Of several answers on one connection, the first.
  const body = Buffer.from(rest.join('\r\n\r\n')).subarray(0, Number(headers['content-length'] ?? Infinity));
  return { status: Number(statusLine.split(' ')[1]), headers, body: body.toString(), text };
}
