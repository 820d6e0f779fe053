import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sendRaw } from '../testing/raw.ts';
import { listenDuringTests } from '../testing/listening.ts';
import type { TestService } from '../testing/service.ts';

let service: TestService;
let port: number;
let key: string;
listenDuringTests((opened) => ({ service, port, key } = opened));

/** A good request, cut and scrambled at random. */
function scrambled(): fc.Arbitrary<Buffer> {
  const body = '{"prompt":"sea","count":1}';
  const good = Buffer.from(
    `POST /v1/palettes/generate HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\nContent-Type: application/json\r\n` +
      `Connection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  const change = fc.record({ at: fc.nat(good.length - 1), byte: fc.integer({ min: 0, max: 255 }) });
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const bytes = Buffer.from(good);
    for (const { at, byte } of changes) bytes[at] = byte;
    return bytes;
  });
}

test(
  'whatever bytes come, each answer is whole, in the documented shape, and never a 500',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(scrambled(), async (bytes) => {
        const answer = await sendRaw(port, bytes, { one: true });
        expect([200, 400, 401, 403, 404, 405, 408, 413, 415, 417]).toContain(answer.status);
        expect(answer.headers).toMatchObject({
          'x-ratelimit-limit': expect.stringMatching(/^(0|unlimited)$/),
          'x-ratelimit-reset': expect.any(String),
          'x-request-id': expect.any(String),
        });
        if (answer.status !== 200) {
          expect(JSON.parse(answer.body)).toEqual({ error: expect.any(String), message: expect.any(String) });
        }
      }),
      { numRuns: 300 },
    );
    expect((await service.ask('GET', '/readyz')).status).toBe(200);
  },
);
