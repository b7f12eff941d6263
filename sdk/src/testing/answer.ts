import * as z from 'zod/mini';
import { type AnyCall, isFileReply, type Reply } from '../core/schema/call.ts';
import type { FileReply } from '../core/schema/fileReply.ts';
import { sampleFile } from './files.ts';
import type { MockRequest } from './heard.ts';
import { type SamplePage, sampleReply } from './replies.ts';

/** The sample that answers a request: the page that is asked for, the record of the number that is asked for. */
export function sampleAnswer(call: AnyCall, seed: number, heard: MockRequest): Reply<AnyCall> {
  if (isFileReply(call.reply)) return sampleFile(fileTypeOf(call.reply, heard));
  return withRequestedIds(call, sampleReply(call, seed, pageOf(heard)), heard);
}

/** The content type of a download: the declared one, unless a table is wanted as CSV. */
export function fileTypeOf({ type }: FileReply, { query, body }: { query?: unknown; body?: unknown }): string {
  const isCsv = [query, body].some(part => isRecord(part) && part.format === 'csv');
  return isCsv ? 'text/csv' : type;
}

const PageAsked = z.looseObject({
  page: z.optional(z.coerce.number()),
  pageSize: z.optional(z.coerce.number()),
});

/** The requested page: in the query, in the body, or as `{x}` of the path. */
function pageOf({ query, body, params }: MockRequest): SamplePage {
  const inBody = isRecord(body) ? body : {};
  const { page, pageSize } = z.parse(PageAsked, { page: params.x, ...inBody, ...query });
  return { ...(page ? { page } : {}), ...(pageSize ? { pageSize } : {}) };
}

/** A record requested by number replies with that number. */
function withRequestedIds(call: AnyCall, reply: unknown, { query, body }: MockRequest): unknown {
  const input = { ...query, ...(isRecord(body) ? body : {}) };
  if (!isRecord(reply) || !isRecord(reply.message)) return reply;
  const ids = Object.keys(reply.message)
    .filter(name => /(^id|Id)$/.test(name) && Number(input[name]) > 0)
    .map(name => [name, Number(input[name])]);
  const named = { ...reply, message: { ...reply.message, ...Object.fromEntries(ids) } };
  return !isFileReply(call.reply) && z.safeParse(call.reply, named).success ? named : reply;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
