import { createHash } from 'node:crypto';
import { type AnyCall, ApiFailure, check, isFileReply, paramsOf, takesKey, wordParams } from '@venue/sdk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReceivedFile } from '../../ports/files/files.ts';
import type { Context } from '../context.ts';
import type { Claim } from '../db/claim.ts';
import { once } from '../db/idempotency.ts';
import { dispositionOf } from '../files/fileName.ts';
import { networkOf } from '../security/attempts.ts';
import { fairQueue } from '../security/fairQueue.ts';
import { authorize, mayChange } from './authorize.ts';
import type { FileAnswer, Route } from './handle.ts';
import { headerOf, ignoredBy, isStrict } from './ignored.ts';
import { serializerOf } from './serializer.ts';
import { readUpload } from './upload.ts';

/**
 * Builds the context of a request: actor, database, time. With invalid tokens the caller counts as a visitor
 * on public calls; other calls fail with the reason.
 */
export type ContextOf = (
  request: FastifyRequest,
  reply: FastifyReply,
  call: AnyCall,
  idempotency: Context['idempotency'],
) => Promise<Context>;

const UNKNOWN = 'Такого поля нет';

/** Searches of visitors read many rows, so they get a third of the connections, shared fairly between addresses. */
const searchLine = (connections: number) =>
  fairQueue({ name: 'search', atOnce: Math.max(1, Math.floor(connections / 3)), longest: 60, share: 10 });

/** Whether it is a public call that searches for words. */
function isSearch(call: AnyCall, { query, body }: Record<string, unknown>): boolean {
  const words = { ...(query as object), ...(body as object) } as { q?: unknown; search?: unknown };
  return call.access === 'public' && Boolean(words.q ?? words.search);
}

/** Registers each route at its declared path: parse, authorize, run, serialize. */
export function mount(app: FastifyInstance, routes: readonly Route[], contextOf: ContextOf, connections = 3): void {
  const searching = searchLine(connections);
  for (const { call, run } of routes) {
    const answer = isFileReply(call.reply) ? sendFile : jsonSender(call);
    app.route({
      method: call.method,
      config: { call },
      url: `/api${call.path.replace(/\{(\w+)\}/g, ':$1')}`,
      handler: async (request, reply) => {
        const idempotency = claimOf(call, request);
        const context = await contextOf(request, reply, call, idempotency);
        authorize(call.access, context.actor);
        mayChange(call, context.actor);
        const received: ReceivedFile[] = [];
        try {
          const input = await parse(call, request, reply, context, received);
          if (idempotency) idempotency.bodyHash = await hashOf(call, request, input);
          const act = async () => {
            const result = await once(context, () => run(input, context));
            if (!call.reads) await context.rememberWrite();
            return result;
          };
          if (isSearch(call, input)) return answer(reply, await searching(networkOf(request.ip), act));
          return answer(reply, await act());
        } finally {
          await Promise.all(received.map(file => file.remove()));
        }
      },
    });
  }
}

async function parse(
  call: AnyCall,
  request: FastifyRequest,
  reply: FastifyReply,
  { config: { publicUrl: host }, ports }: Context,
  received: ReceivedFile[],
): Promise<Record<string, unknown>> {
  const params = request.params as Record<string, string>;
  const input: Record<string, unknown> = {};
  for (const name of paramsOf(call.path)) input[name] = paramOf(name, params[name] ?? '');
  const { query } = request;
  const body = call.upload ? await readUpload(call, request, { files: ports.files, received }) : request.body;
  nameIgnored(call, request, reply, { query, body });
  if (call.query) input.query = part(call.query, query, host);
  if (call.body) input.body = part(call.body, body, host);
  // What is no object has no fields that could be named.
  else if ((body ?? null) !== null && (typeof body !== 'object' || Array.isArray(body)))
    throw new ApiFailure('invalid_input', { fields: { '': UNKNOWN } });
  return input;
}

/**
 * Names the fields that the call does not read, so that nobody takes them for saved; refuses them where the request
 * wants that (decision 69).
 */
function nameIgnored(
  call: AnyCall,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  sent: { query: unknown; body: unknown },
): void {
  const names = ignoredBy(call, sent);
  const strict = isStrict(headers.prefer);
  if (strict) reply.header('preference-applied', 'handling=strict');
  if (names.length === 0) return;
  reply.header('ignored-fields', headerOf(names));
  if (strict) throw new ApiFailure('unknown_field', { fields: Object.fromEntries(names.map(name => [name, UNKNOWN])) });
}

/** A parameter is the number of a record or a page, unless it is one of `wordParams`; anything else is not found. */
function paramOf(name: string, text: string): string | number {
  if (wordParams.some(word => word === name)) return text;
  if (!/^\d{1,9}$/.test(text)) throw new ApiFailure('not_found');
  return Number(text);
}

function part(schema: NonNullable<AnyCall['body']>, value: unknown, host: string): unknown {
  const parsed = check(schema, value ?? undefined, host);
  if (!parsed.ok) throw new ApiFailure('invalid_input', { fields: parsed.fields });
  return parsed.value;
}

/**
 * The key that was sent with a write, whose input is not read yet. Where a write is declared as never repeated, a key
 * cannot help; a file is not stored.
 */
function claimOf(call: AnyCall, request: FastifyRequest): { -readonly [K in keyof Claim]: Claim[K] } | null {
  const key = request.headers['idempotency-key'];
  if (!takesKey(call) || typeof key !== 'string' || key === '') return null;
  if (key.length > 100) throw new ApiFailure('malformed');
  return { callId: call.id, key, bodyHash: '', request: { call, isTaken: false } };
}

/** A fingerprint of all that was sent, the content of files too. */
async function hashOf(call: AnyCall, request: FastifyRequest, { body }: Record<string, unknown>): Promise<string> {
  const content = call.upload ? await fieldsOf(body) : request.body;
  const hash = createHash('sha256');
  // guard: mount.test.ts
  hash.update(JSON.stringify([request.params, content]));
  if (call.query) hash.update(JSON.stringify(request.query));
  return hash.digest('base64url');
}

/** The fields of a form, each file as its fingerprint. */
async function fieldsOf(body: unknown): Promise<[string, unknown][]> {
  const fields: [string, unknown][] = [];
  for (const [name, value] of Object.entries(body ?? {}))
    for (const each of [value].flat()) fields.push([name, each instanceof File ? await hashOfFile(each) : each]);
  return fields;
}

async function hashOfFile(file: File): Promise<string> {
  const hash = createHash('sha256').update(`${file.name}\n${file.type}\n`);
  // guard: server/src/keys.test.ts
  for await (const chunk of file.stream()) hash.update(chunk);
  return hash.digest('base64url');
}

const jsonSender = (call: AnyCall) => (reply: FastifyReply, value: unknown) =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    // Compiled with the first reply: compiling all of them would take a third of a second of each start. A buffer,
    // because text would be encoded twice: to get its length, and to be sent.
    .send(Buffer.from(serializerOf(call)(value)));

export function sendFile(reply: FastifyReply, value: unknown) {
  const { data, type, name } = value as FileAnswer;
  return reply
    .header('content-type', type)
    .header('cache-control', 'no-store')
    .header('content-disposition', dispositionOf(name))
    .send(data);
}
