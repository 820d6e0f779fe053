import { once } from 'node:events';
import { type ClientHttp2Session, constants } from 'node:http2';
import { request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type TLSSocket } from 'node:tls';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createConnections, USUAL_LIMITS } from '../../src/http/listening/connections.ts';
import { closeGently, createHttpsServer, listen } from '../../src/http/listening/listeners.ts';
import { createWatch } from '../../src/http/metrics.ts';
import { testService, type TestService } from '../../src/http/testing/service.ts';
import { certificateFor } from '../../src/server/certificate.ts';
import { answerOf, askOn, type Http2Answer, openSession } from './http2-client.ts';
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts';

const GENERATE = { ':method': 'POST', ':path': '/v1/palettes/generate', 'content-type': 'application/json' };
const BODY = '{"prompt":"sea","count":1}';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: ServerProcess;
let session: ClientHttp2Session;
beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startServer({ HUESMITH_DATA: folder.path, HUESMITH_LOG_LEVEL: 'error' });
  session = await openSession(server.httpsUrl ?? '');
});
afterAll(async () => {
  session.destroy();
  await server.stop('SIGKILL');
  await folder.remove();
});

const errorOf = ({ text }: Http2Answer): string => JSON.parse(text).error;

describe('the TLS port', () => {
  test('speaks HTTP/2 where the client takes it: a hundred requests on one connection, each answered', async () => {
    const headers = { ...GENERATE, 'x-api-key': server.key };
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, seed) => askOn(session, headers, JSON.stringify({ prompt: 'sea', seed }))),
    );
    expect(session.alpnProtocol).toBe('h2');
    for (const { status, headers: told, text } of answers) {
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject({ object: 'palette.list', count: 5 });
      expect(told).toMatchObject({ 'x-ratelimit-limit': 'unlimited', 'x-request-id': expect.any(String) });
      expect(told).not.toHaveProperty('connection');
    }
    const history = await askOn(session, { ':path': '/v1/palettes/history?limit=100', 'x-api-key': server.key });
    expect(JSON.parse(history.text).count).toBe(100);
  });

  test('speaks HTTP/1.1 where the client does not', async () => {
    const call = request(`${server.httpsUrl}/healthz`, { rejectUnauthorized: false });
    call.end();
    const [response] = await once(call, 'response');
    response.resume();
    expect([response.statusCode, response.httpVersion]).toEqual([200, '1.1']);
  });

  test('serves the dashboard, its files and its session over HTTP/2', async () => {
    const [, email = '', password = ''] = /e-mail {4}(\S+)\n {2}password {2}(\S+)/.exec(server.output()) ?? [];
    const page = await askOn(session, { ':path': '/', accept: 'text/html' });
    expect(page.status).toBe(200);
    const reference = await askOn(session, { ':path': '/docs/reference.js', 'accept-encoding': 'gzip' });
    expect([reference.status, reference.headers['content-encoding']]).toEqual([200, 'gzip']);
    const origin = server.httpsUrl;
    const post = { ':method': 'POST', 'content-type': 'application/json', origin };
    const signIn = { ...post, ':path': '/dashboard/sign-in' };
    const signedIn = await askOn(session, signIn, JSON.stringify({ email, password }));
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ');
    const keys = { ...post, ':path': '/dashboard/keys', cookie };
    expect((await askOn(session, keys, JSON.stringify({ name: 'over HTTP/2' }))).status).toBe(200);
    const foreign = { ...keys, origin: 'https://elsewhere.example' };
    expect(errorOf(await askOn(session, foreign, JSON.stringify({ name: 'x' })))).toBe('forbidden');
    const data = await askOn(session, { ':path': '/dashboard/data', cookie });
    expect(JSON.parse(data.text).history).toHaveLength(100);
  });
});

describe('what is refused over HTTP/1.1 is refused alike', () => {
  const good = (): Record<string, string> => ({ ...GENERATE, 'x-api-key': server.key ?? '' });
  test.for([
    ['no key', () => GENERATE, BODY, 401, 'unauthorized'],
    ['a body that is none', good, 'nothing', 400, 'invalid_request'],
    ['an empty body', good, '', 400, 'invalid_request'],
    ['another media type', () => ({ ...good(), 'content-type': 'text/plain' }), BODY, 415, 'invalid_request'],
    ['a body over 64 KiB', good, 'x'.repeat(65_537), 413, 'invalid_request'],
    ['a path that is none', () => ({ ...good(), ':path': '/v1/nothing' }), BODY, 404, 'invalid_request'],
    ['a path that is no UTF-8', () => ({ ':path': '/v1/%ff' }), undefined, 400, 'invalid_request'],
    ['a method that is none', () => ({ ...good(), ':method': 'PUT' }), BODY, 405, 'invalid_request'],
    ['an expectation', () => ({ ...good(), expect: 'a-miracle' }), BODY, 417, 'invalid_request'],
    ['CONNECT', () => ({ ':method': 'CONNECT', ':authority': 'example.com:443' }), undefined, 405, 'invalid_request'],
    [
      'two hosts',
      () => ({ ':path': '/healthz', ':authority': 'localhost', host: 'x' }),
      undefined,
      400,
      'invalid_request',
    ],
    ['long headers', () => ({ ':path': '/healthz', 'x-long': 'x'.repeat(16_384) }), undefined, 431, 'invalid_request'],
    ['two keys', () => ({ ':path': '/v1/palettes/usage', 'x-api-key': ['a', 'b'] }), undefined, 400, 'invalid_request'],
  ] as const)('%s', async ([, headers, body, status, error]) => {
    const answer = await askOn(session, headers(), body);
    expect([answer.status, errorOf(answer)]).toEqual([status, error]);
    expect(answer.headers).toMatchObject({
      'x-ratelimit-limit': expect.any(String),
      'x-request-id': expect.any(String),
    });
    // On the same connection, which stays.
    expect((await askOn(session, { ':path': '/healthz' })).status).toBe(200);
  });

  test('a body without end to a bad key, fifty times on one connection: 401 each, and the rest never comes', async () => {
    const own = await openSession(server.httpsUrl ?? '');
    onTestFinished(() => own.destroy());
    for (let at = 0; at < 50; at += 1) {
      const stream = own.request({ ...GENERATE, 'x-api-key': 'sk_live_x' });
      stream.on('error', () => undefined);
      const answered = answerOf(stream);
      const piece = Buffer.alloc(16_384);
      const sending = setInterval(() => stream.writable && stream.write(piece), 1);
      expect((await answered).status).toBe(401);
      if (!stream.closed) await once(stream, 'close');
      clearInterval(sending);
    }
    expect((await askOn(own, { ':path': '/healthz' })).status).toBe(200);
  });

  test('a body that is asked for first comes once the key is good', async () => {
    const refused = session.request({ ...GENERATE, expect: '100-continue' });
    expect((await answerOf(refused)).status).toBe(401);
    const taken = session.request({ ...good(), expect: '100-continue' });
    const answer = answerOf(taken);
    await once(taken, 'continue');
    taken.end(BODY);
    expect((await answer).status).toBe(200);
  });
});

test('under another name than this machine’s it says to come by HTTPS always, as over HTTP/1.1', async () => {
  const told = await askOn(session, { ':path': '/healthz', ':authority': 'palettes.example.com' });
  expect(told.headers['strict-transport-security']).toBe('max-age=31536000');
  const own = await askOn(session, { ':path': '/healthz' });
  expect(own.headers).not.toHaveProperty('strict-transport-security');
});

test('SIGTERM lets what is in flight over HTTP/2 finish, and ends within 10 s', async () => {
  const own = await temporaryFolder();
  const other = await startServer({ HUESMITH_DATA: own.path, HUESMITH_LOG_LEVEL: 'error' });
  onTestFinished(async () => {
    await other.stop('SIGKILL');
    await own.remove();
  });
  const [busy, idle] = [await openSession(other.httpsUrl ?? ''), await openSession(other.httpsUrl ?? '')];
  await askOn(idle, { ':path': '/healthz' });
  const slow = busy.request({ ...GENERATE, 'x-api-key': other.key });
  const answer = answerOf(slow);
  slow.write(BODY.slice(0, 5));
  await askOn(busy, { ':path': '/healthz' });
  const [told, began] = [once(busy, 'goaway'), performance.now()];
  const stopped = other.stop();
  await told;
  slow.end(BODY.slice(5));
  expect((await answer).status).toBe(200);
  expect(await stopped).toBe(0);
  expect(performance.now() - began).toBeLessThan(5_000);
  await expect.poll(() => idle.closed).toBe(true);
});

describe('a connection', () => {
  const SHORT = { headersTimeout: 400, requestTimeout: 600, keepAliveTimeout: 900, connectionsCheckingInterval: 50 };
  let service: TestService;
  let key: string;
  beforeAll(async () => {
    service = await testService();
    key = await service.keyFor('premium', 50);
  });
  afterAll(() => service.close());

  /** A listener with short times. */
  async function open() {
    const watch = createWatch(pino({ level: 'silent' }));
    const connections = createConnections({ ...USUAL_LIMITS, handshakeMs: 500 });
    const certificate = await certificateFor({ tlsCert: undefined, tlsKey: undefined, dataFolder: folder.path });
    const listener = {
      app: service.app,
      watch,
      connections,
      timeouts: SHORT,
      patience: { unreadMs: 600, slowestBytesPerMs: 100 },
    };
    const https = createHttpsServer(listener, certificate);
    const port = await listen(https, 0, '127.0.0.1');
    onTestFinished(() => closeGently(https, 0, connections.cutAll));
    return { connections, watch, url: `https://localhost:${port}` };
  }

  test('without a first request is closed, and later one without another', async () => {
    const { connections, url } = await open();
    const [silent, used] = [await openSession(url), await openSession(url)];
    const began = performance.now();
    expect((await askOn(used, { ':path': '/healthz' })).status).toBe(200);
    await once(silent, 'close');
    expect(used.closed).toBe(false);
    await once(used, 'close');
    expect(performance.now() - began).toBeGreaterThan(900);
    await expect.poll(connections.open).toBe(0);
  });

  test('that is kept awake by pings alone is closed too', async () => {
    const { url } = await open();
    const awake = await openSession(url);
    const pinging = setInterval(() => awake.closed || awake.ping(() => undefined), 50);
    onTestFinished(() => clearInterval(pinging));
    const began = performance.now();
    await once(awake, 'close');
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test('whose end the client closes is closed', async () => {
    const { connections, url } = await open();
    const leaving = await openSession(url);
    await askOn(leaving, { ':path': '/healthz' });
    const began = performance.now();
    leaving.close();
    await expect.poll(connections.open).toBe(0);
    expect(performance.now() - began).toBeLessThan(800);
  });

  test('with a body that does not end is told so with 408, uncharged, and goes on', async () => {
    const { url, watch } = await open();
    const own = await openSession(url);
    const stream = own.request({ ...GENERATE, 'x-api-key': key });
    const answer = answerOf(stream);
    const dribbling = setInterval(() => stream.writable && stream.write(' '), 50);
    onTestFinished(() => clearInterval(dribbling));
    expect([(await answer).status, errorOf(await answer)]).toEqual([408, 'invalid_request']);
    const usage = await askOn(own, { ':path': '/v1/palettes/usage', 'x-api-key': key });
    expect(JSON.parse(usage.text).data.current).toBe(1);
    expect(await watch.registry.metrics()).toMatch(/^huesmith_http_malformed_total\{status="408"\} 1$/m);
  });

  test('with an answer that nobody reads loses that answer, not one that is read slowly', async () => {
    const { url, watch } = await open();
    const stalled = await openSession(url, { settings: { initialWindowSize: 1_000 } });
    const never = stalled.request({ ':path': '/openapi.json' });
    const slowly = (await openSession(url)).request({ ':path': '/docs/reference.js' });
    never.on('error', () => undefined);
    never.once('response', () => never.pause());
    let read = 0;
    const began = performance.now();
    slowly.on('data', (bytes: Buffer) => {
      read += bytes.length;
      slowly.pause();
      setTimeout(() => slowly.resume(), 20);
    });
    await Promise.all([once(never, 'close'), once(slowly, 'end')]);
    expect(never.rstCode).toBe(constants.NGHTTP2_CANCEL);
    expect(slowly.rstCode).toBe(constants.NGHTTP2_NO_ERROR);
    expect(read).toBeGreaterThan(1_000_000);
    expect(performance.now() - began).toBeGreaterThan(600);
    expect(await watch.registry.metrics()).not.toMatch(/malformed_total\{/);
  });

  test('that opens requests only to reset them is ended, and others are answered meanwhile', async () => {
    const { url, connections } = await open();
    const hostile = await openFrames(url);
    const closed = new Promise((resolve) => hostile.once('close', resolve));
    let opened = 0;
    for (; opened < 20_000 && hostile.writable; opened += 1) {
      const id = 2 * opened + 1;
      hostile.write(Buffer.concat([frame(HEADERS, END_HEADERS | END_STREAM, id, GET), frame(RST, 0, id, CANCEL)]));
      if (opened % 50 === 49) await sleep(1);
      if (opened % 500 === 499) expect(await answersOthers(url)).toBe(200);
    }
    await closed;
    expect(opened).toBeGreaterThan(900);
    expect(opened).toBeLessThan(5_000);
    await expect.poll(connections.open).toBe(0);
  });

  test('whose headers do not end is closed, however their bytes trickle in', async () => {
    const { url, connections } = await open();
    const dribbling = await openFrames(url);
    dribbling.write(frame(HEADERS, END_STREAM, 1, GET).subarray(0, -8));
    const timer = setInterval(() => dribbling.write(Buffer.from('x')), 100);
    onTestFinished(() => clearInterval(timer));
    await once(dribbling, 'close');
    await expect.poll(connections.open).toBe(0);
  });

  test('has a hundred requests at once at most', async () => {
    const { url } = await open();
    const own = await openSession(url);
    if (own.remoteSettings.maxConcurrentStreams === undefined) await once(own, 'remoteSettings');
    expect(own.remoteSettings.maxConcurrentStreams).toBe(100);
  });

  test('is known by its address: keys that are not valid are counted over all of its requests', async () => {
    const { url } = await open();
    const own = await openSession(url);
    const tries = Array.from({ length: 350 }, () =>
      askOn(own, { ':path': '/v1/palettes/usage', 'x-api-key': 'sk_live_x' }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
  });
});

/** The status that somebody else gets meanwhile. */
async function answersOthers(url: string): Promise<number> {
  const own = await openSession(url);
  const { status } = await askOn(own, { ':path': '/healthz' });
  own.destroy();
  return status;
}

const [HEADERS, RST, SETTINGS] = [1, 3, 4];
const [END_STREAM, END_HEADERS] = [1, 4];
const CANCEL = Buffer.from([0, 0, 0, constants.NGHTTP2_CANCEL]);
/** `GET / HTTP/2` of localhost by https, as HPACK has it: three of its own table, and one literal. */
const GET = Buffer.concat([Buffer.from([0x82, 0x84, 0x87, 0x41, 9]), Buffer.from('localhost')]);

/** A frame of HTTP/2 (RFC 9113, 4.1). */
function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** A connection on which a test writes frames by itself. */
async function openFrames(url: string): Promise<TLSSocket> {
  const port = Number(new URL(url).port);
  const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false, ALPNProtocols: ['h2'] });
  // A reset is a closing too.
  socket.on('error', () => undefined);
  await once(socket, 'secureConnect');
  socket.resume();
  socket.write(
    Buffer.concat([Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), frame(SETTINGS, 0, 0, Buffer.alloc(0))]),
  );
  return socket;
}
