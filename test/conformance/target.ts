import { connect } from 'node:net';
import { runToEnd, startServer, temporaryFolder } from '../service/server-process.ts';

/**
 * What the suite is pointed at: by `HUESMITH_CONFORMANCE_URL` (which ends in `/v1`) and `HUESMITH_CONFORMANCE_KEY` any
 * service, otherwise a server that is started for it. The key should be of an account that nobody else uses meanwhile.
 */
export interface Target {
  /** Ends in `/v1`. */
  readonly baseUrl: string;
  readonly key: string;
  /** Makes a key on a plan, and takes keys back; undefined where the target is somebody else's. */
  readonly operator: Operator | undefined;
  close(): Promise<void>;
}

interface Operator {
  keyFor(plan: string, quota?: number): Promise<string>;
  command(...words: string[]): Promise<string>;
}

export async function openTarget(): Promise<Target> {
  const { HUESMITH_CONFORMANCE_URL: url, HUESMITH_CONFORMANCE_KEY: key = '' } = process.env;
  if (url !== undefined) return { baseUrl: url.replace(/\/$/, ''), key, operator: undefined, close: async () => {} };

  const folder = await temporaryFolder();
  const server = await startServer({ HUESMITH_DATA: folder.path });
  let accounts = 0;

  async function command(...words: string[]): Promise<string> {
    const { code, output, log } = await runToEnd(['src/cli/main.ts', ...words], { HUESMITH_DATA: folder.path });
    if (code !== 0) throw new Error(log);
    return output.trim();
  }

  return {
    baseUrl: `${server.httpUrl}/v1`,
    key: server.key ?? '',
    operator: {
      command,
      async keyFor(plan, quota) {
        accounts += 1;
        const words = ['keys', 'create', '--email', `a${accounts}@example.com`, '--plan', plan];
        return command(...words, ...(quota === undefined ? [] : ['--quota', String(quota)]));
      },
    },
    async close() {
      await server.stop();
      await folder.remove();
    },
  };
}

export interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // What an answer holds is what a test is about to say.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

/** Calls a path of the interface, written with its `/v1` prefix. A body that is no string is sent as JSON. */
export async function call(
  { baseUrl }: Target,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
): Promise<Told> {
  const response = await fetch(baseUrl.replace(/\/v1$/, '') + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined || typeof body === 'string' ? (body ?? null) : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text !== '' ? JSON.parse(text) : undefined,
  };
}

/** Sends bytes as they are to a plain target, and tells what comes until it closes the connection. */
export async function sendBytes({ baseUrl }: Target, bytes: string): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(10_000, () => socket.destroy(new Error('the connection stays open')));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}
