import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A span as a collector gets it. */
interface SpanTold {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty: it has none. */
  readonly parentId: string;
  readonly name: string;
  /** Of OTLP: 1 is internal, 2 a server's. */
  readonly kind: number;
  readonly startNs: bigint;
  readonly endNs: bigint;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** Of OTLP: 0 is unset, 2 an error. */
  readonly status: number;
}

export interface Collector {
  readonly url: string;
  readonly spans: SpanTold[];
  /** Of the service, as last told. */
  resource(): Readonly<Record<string, string | number>>;
  /** The paths and media types of what came. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** Stands in for an OpenTelemetry collector: takes traces by OTLP over HTTP, as Protobuf, and reads them by their field numbers. */
export async function startCollector(): Promise<Collector> {
  const spans: SpanTold[] = [];
  const requests: string[] = [];
  let resource: Readonly<Record<string, string | number>> = {};
  const server = createServer(async (request, response) => {
    const body: Buffer = Buffer.concat(await request.toArray());
    requests.push(`${request.method} ${request.url} ${request.headers['content-type']}`);
    // ExportTraceServiceRequest.resource_spans = 1: resource = 1, scope_spans = 2, of which spans = 2.
    for (const ofResource of messages(body, 1)) {
      resource = attributesOf(messages(ofResource, 1)[0] ?? Buffer.alloc(0), 1);
      for (const ofScope of messages(ofResource, 2)) spans.push(...messages(ofScope, 2).map(spanOf));
    }
    response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Boundary: a server that listens on a port has an address with one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    requests,
    resource: () => resource,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Field {
  readonly number: number;
  readonly value: bigint | Buffer;
}

/** The fields of a message: wire types 0 (varint), 1 (64 bits), 2 (bytes) and 5 (32 bits). */
function fieldsOf(bytes: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes.readUInt8(at++);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < bytes.length) {
    const tag = Number(varint());
    const [number, type] = [tag >> 3, tag & 7];
    if (type === 0) fields.push({ number, value: varint() });
    else {
      const length = type === 2 ? Number(varint()) : { 1: 8, 5: 4 }[type];
      if (length === undefined) throw new Error(`no such wire type: ${type}`);
      const own = bytes.subarray(at, at + length);
      at += length;
      fields.push({ number, value: type === 1 ? own.readBigUInt64LE() : own });
    }
  }
  return fields;
}

const messages = (bytes: Buffer, number: number): Buffer[] =>
  fieldsOf(bytes).flatMap((field) => (field.number === number && Buffer.isBuffer(field.value) ? [field.value] : []));

const bytesOf = (bytes: Buffer, number: number): Buffer => messages(bytes, number)[0] ?? Buffer.alloc(0);

function numberOf(bytes: Buffer, number: number): bigint {
  const found = fieldsOf(bytes).find((field) => field.number === number)?.value;
  return typeof found === 'bigint' ? found : 0n;
}

/** KeyValue: key = 1, value = 2; AnyValue: string = 1, int = 3. */
function attributesOf(bytes: Buffer, number: number): Record<string, string | number> {
  return Object.fromEntries(
    messages(bytes, number).map((pair) => {
      const value = bytesOf(pair, 2);
      const text = messages(value, 1)[0]?.toString();
      return [bytesOf(pair, 1).toString(), text ?? Number(numberOf(value, 3))];
    }),
  );
}

/** Span: trace_id = 1, span_id = 2, parent = 4, name = 5, kind = 6, start = 7, end = 8, attributes = 9, status = 15. */
function spanOf(bytes: Buffer): SpanTold {
  return {
    traceId: bytesOf(bytes, 1).toString('hex'),
    spanId: bytesOf(bytes, 2).toString('hex'),
    parentId: bytesOf(bytes, 4).toString('hex'),
    name: bytesOf(bytes, 5).toString(),
    kind: Number(numberOf(bytes, 6)),
    startNs: numberOf(bytes, 7),
    endNs: numberOf(bytes, 8),
    attributes: attributesOf(bytes, 9),
    status: Number(numberOf(bytesOf(bytes, 15), 3)),
  };
}
