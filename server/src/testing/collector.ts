import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it arrived. */
export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first of a trace. */
  readonly parentId: string;
  readonly name: string;
  readonly kind: 'internal' | 'server' | 'client';
  readonly failed: boolean;
  readonly facts: Readonly<Record<string, string | number | boolean>>;
  readonly events: readonly string[];
}

/** A collector of traces (OTLP over HTTP); `answer` decides when it answers, and with which status. */
export async function collector(answer: () => Promise<number> = async () => 200) {
  const bodies: Buffer[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks));
    response.writeHead(await answer()).end();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that has arrived, as it was sent. */
    bytes: () => Buffer.concat(bodies),
    spans: (): ReceivedSpan[] => bodies.flatMap(spansOf),
    close() {
      server.closeAllConnections();
      return new Promise<void>(done => server.close(() => done()));
    },
  };
}

/** The fields of a protobuf message by their numbers; the libraries only write this one. */
function fieldsOf(message: Buffer): Map<number, (Buffer | bigint)[]> {
  const fields = new Map<number, (Buffer | bigint)[]>();
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] ?? 0;
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const bytes = (length: number) => {
    at += length;
    return message.subarray(at - length, at);
  };
  while (at < message.length) {
    const tag = Number(varint());
    const wire = tag & 7;
    const value = wire === 0 ? varint() : bytes(wire === 2 ? Number(varint()) : wire === 1 ? 8 : 4);
    fields.set(tag >> 3, [...(fields.get(tag >> 3) ?? []), value]);
  }
  return fields;
}

const partsOf = (message: Buffer, field: number) => (fieldsOf(message).get(field) ?? []) as Buffer[];

function factsOf(span: Buffer): ReceivedSpan['facts'] {
  const contentOf = (value: Buffer) => {
    const [[kind, [first]] = [0, []]] = [...fieldsOf(value)];
    if (kind === 1) return String(first);
    return kind === 2 ? first === 1n : Number(first);
  };
  return Object.fromEntries(
    partsOf(span, 9).map(fact => [String(partsOf(fact, 1)[0]), contentOf(partsOf(fact, 2)[0] ?? Buffer.of())]),
  );
}

const kinds: Readonly<Record<string, ReceivedSpan['kind']>> = { 1: 'internal', 2: 'server', 3: 'client' };

const spansOf = (body: Buffer): ReceivedSpan[] =>
  partsOf(body, 1)
    .flatMap(resource => partsOf(resource, 2))
    .flatMap(scope => partsOf(scope, 2))
    .map(span => {
      const fields = fieldsOf(span);
      const id = (field: number) => ((fields.get(field)?.[0] as Buffer | undefined) ?? Buffer.of()).toString('hex');
      const status = fields.get(15)?.[0] as Buffer | undefined;
      return {
        traceId: id(1),
        spanId: id(2),
        parentId: id(4),
        name: String(fields.get(5)?.[0]),
        kind: kinds[String(fields.get(6)?.[0])] ?? 'internal',
        failed: status !== undefined && fieldsOf(status).get(3)?.[0] === 2n,
        facts: factsOf(span),
        events: partsOf(span, 11).map(event => event.toString('utf8')),
      };
    });
