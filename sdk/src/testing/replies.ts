import * as z from 'zod/mini';
import { captchaChallenge } from '../auth/auth.calls.ts';
import { type AnyCall, type Input, isFileReply, paramsOf, type Reply } from '../core/schema/call.ts';
import { sampleFile } from './files.ts';
import { sample } from './sample.ts';

/** The total number of rows in every paged list of samples: two full pages of 25 and a short one. */
export const SAMPLE_TOTAL = 57;

const Envelope = z.looseObject({
  page: z.unknown(),
  pageSize: z.unknown(),
  total: z.unknown(),
});

/** One key in 256 solves it, so that staff sign in with samples as they do with a server, only faster. */
const easyCaptcha = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '0123456789abcdef',
    salt: 'fedcba9876543210',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
  },
  signature: 'sample',
};

export interface SamplePage {
  /** From 1. Default 1. */
  readonly page?: number;
  /** Default 25. */
  readonly pageSize?: number;
}

/**
 * A reply of a call that fits its declaration, the same for the same seed: a whole page of a list, a small real file
 * of the declared type for a download.
 */
export function sampleReply<C extends AnyCall>(call: C, seed = 1, page: SamplePage = {}): Reply<C> {
  if (isFileReply(call.reply)) return sampleFile(call.reply.type) as Reply<C>;
  if (call.id === captchaChallenge.id) return easyCaptcha as Reply<C>;
  const reply: unknown = sample(call.reply, { seed, path: call.id });
  return (isPage(reply) ? paged(call, reply, seed, page) : reply) as Reply<C>;
}

/** What a caller may pass: path parameters, query and body that fit the declaration, the same for the same seed. */
export function sampleInput<C extends AnyCall>(call: C, seed = 1): Input<C> {
  const params = paramsOf(call.path).map((name, index) => [name, (seed % 40) + index + 1] as const);
  return {
    ...Object.fromEntries(params),
    ...(call.query ? { query: sample(call.query, { seed, path: `${call.id}.query` }) } : {}),
    ...(call.body ? { body: sample(call.body, { seed, path: `${call.id}.body` }) } : {}),
  } as Input<C>;
}

interface Page {
  readonly message: Record<string, unknown>;
  readonly items: readonly unknown[];
}

function isPage(reply: unknown): reply is Page {
  if (typeof reply !== 'object' || reply === null || !('message' in reply) || !('items' in reply)) return false;
  return Array.isArray(reply.items) && z.safeParse(Envelope, reply.message).success;
}

// A row is generated from its number in the whole list, so that it is the same with any page size.
function paged(call: AnyCall, reply: Page, seed: number, { page = 1, pageSize = 25 }: SamplePage): Page {
  const row = (call.reply as z.ZodMiniObject<{ items: z.ZodMiniArray }>).shape.items.def.element;
  const first = (page - 1) * pageSize;
  const count = Math.max(0, Math.min(pageSize, SAMPLE_TOTAL - first));
  const items = Array.from({ length: count }, (_, index) =>
    sample(row, { seed, path: `${call.id}.items.${first + index}` }),
  );
  const totals = { page, pageSize, total: SAMPLE_TOTAL, totalIsExact: true };
  // Where the specification repeats the rows under `message`, they are the same rows.
  const again = Object.entries(reply.message).flatMap(([name, value]): [string, unknown][] =>
    Array.isArray(value) ? [[name, items]] : name === 'items' ? [[name, SAMPLE_TOTAL]] : [],
  );
  return { ...reply, message: { ...reply.message, ...totals, ...Object.fromEntries(again) }, items };
}
