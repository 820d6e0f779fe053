import { once } from 'node:events';
import {
  type ClientHttp2Session,
  type ClientSessionOptions,
  connect,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
} from 'node:http2';

export interface Http2Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Opens an HTTP/2 connection; a certificate of the service's own is taken for good. */
export async function openSession(url: string, options: ClientSessionOptions = {}): Promise<ClientHttp2Session> {
  const session = connect(url, { ...options, rejectUnauthorized: false });
  // A connection that the service ends is what some tests wait for.
  session.on('error', () => undefined);
  await once(session, 'connect');
  return session;
}

/** Sends a request on a connection and reads its answer; rejects where its stream is reset before. */
export async function askOn(
  session: ClientHttp2Session,
  headers: OutgoingHttpHeaders,
  body?: string | Buffer,
): Promise<Http2Answer> {
  const stream = session.request(headers, { endStream: body === undefined });
  if (body !== undefined) stream.end(body);
  return answerOf(stream);
}

/** What a stream is answered. */
export async function answerOf(stream: ReturnType<ClientHttp2Session['request']>): Promise<Http2Answer> {
  return new Promise((resolve, reject) => {
    let headers: IncomingHttpHeaders & { ':status'?: number | undefined } = {};
    let text = '';
    stream.on('response', (given) => (headers = given));
    stream.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    stream.once('end', () => resolve({ status: headers[':status'] ?? 0, headers, text }));
    stream.once('error', reject);
    stream.once('close', () =>
      reject(new Error(`the stream was closed with ${stream.rstCode} before it was answered`)),
    );
  });
}
