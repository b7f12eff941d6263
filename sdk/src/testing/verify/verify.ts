import type * as z from 'zod/mini';
import { allCalls } from '../../calls.ts';
import { type Client, createClient } from '../../core/client/client.ts';
import { ApiFailure } from '../../core/client/errors.ts';
import { declaredFails, failuresOf } from '../../core/client/fails.ts';
import { Unreachable } from '../../core/client/unreachable.ts';
import { type AnyCall, isFileReply, paramsOf } from '../../core/schema/call.ts';
import type { Download } from '../../core/schema/fileReply.ts';
import { isPermission } from '../../core/schema/permissions.ts';
import { breachesOf, isFields } from '../../core/schema/relations.ts';
import { type Credentials, createVenue } from '../../venue.ts';
import { fileTypeOf } from '../answer.ts';
import { type Input, inputsOf, type Known, learn, type Reader } from './inputs.ts';

export interface VerifyOptions {
  /** Where the API is, e.g. `https://venue.example/api`. */
  readonly baseUrl: string;
  /** Whose reads are sent besides those of visitors. */
  readonly customer?: Omit<Credentials, 'role'>;
  readonly staff?: Omit<Credentials, 'role'>;
  /** Gets every finding as it is made. */
  readonly onDrift?: (drift: Drift) => void;
}

/** A reply that is not as its declaration says. */
export interface Drift {
  /** Id of the call. */
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly what: string;
}

export interface Verified {
  /** Reads whose reply was checked. */
  readonly replied: number;
  /** Reads that the server refused as their declaration allows, by code: their replies were not seen. */
  readonly refused: Readonly<Record<string, readonly string[]>>;
  /** Reads of somebody who was not signed in. */
  readonly skipped: readonly string[];
  readonly drift: readonly Drift[];
}

/** Milliseconds that a refusal for too many requests is waited for, at most. */
const LONGEST_WAIT = 65_000;

/**
 * Sends every read of the API to a server and compares what comes back with the declarations. It changes nothing: no
 * write is sent but the signing in.
 */
export async function verify({ baseUrl, customer, staff, onDrift }: VerifyOptions): Promise<Verified> {
  const visitor = createClient({ baseUrl, replies: 'off' });
  const clients = {
    visitor,
    customer: customer && (await signedIn(baseUrl, { role: 'landing', ...customer })),
    staff: staff && (await signedIn(baseUrl, { role: 'admin', ...staff })),
  };
  const known: Known = new Map();
  const refused: Record<string, string[]> = {};
  const skipped: string[] = [];
  const drift: Drift[] = [];
  let replied = 0;

  for (const call of ordered(allCalls.filter(({ reads }) => reads !== undefined))) {
    const reader = readerOf(call);
    const client = clients[reader];
    if (!client) {
      skipped.push(call.id);
      continue;
    }
    const { faults, code } = await verified(client, reader, call, known);
    for (const what of faults) {
      const found = { call: call.id, method: call.method, path: call.path, what };
      drift.push(found);
      onDrift?.(found);
    }
    if (code === undefined) replied++;
    else if (faults.length === 0) refused[code] = [...(refused[code] ?? []), call.id];
  }
  return { replied, refused, skipped, drift };
}

async function signedIn(baseUrl: string, who: Credentials): Promise<Client> {
  const venue = createVenue({ baseUrl, replies: 'off' });
  if (!(await venue.signIn(who))) throw new Error(`${who.phone}: the phone or the password is wrong`);
  return venue.client;
}

/** Lists first: they name the records that the others read. */
const ordered = (calls: readonly AnyCall[]): AnyCall[] =>
  calls.toSorted((one, other) => weightOf(one) - weightOf(other));
const weightOf = (call: AnyCall): number =>
  paramsOf(call.path).filter(name => name !== 'x').length * 2 + (isFileReply(call.reply) ? 1 : 0);

function readerOf({ access }: AnyCall): Reader {
  if (access === 'public') return 'visitor';
  return access === 'admin' || isPermission(access) ? 'staff' : 'customer';
}

interface Outcome {
  readonly faults: readonly string[];
  /** Why there is no reply. */
  readonly code?: string;
}

/** What comes of a read: of the first record that it is answered about, otherwise of the last one. */
async function verified(client: Client, reader: Reader, call: AnyCall, known: Known): Promise<Outcome> {
  let outcome: Outcome = { faults: [] };
  for (const input of inputsOf(call, reader, known)) {
    outcome = await outcomeOf(client, call, input, reply => learn(call, reader, reply, known));
    if (outcome.code === undefined || outcome.faults.length > 0) break;
  }
  return outcome;
}

async function outcomeOf(
  client: Client,
  call: AnyCall,
  input: Input,
  replied: (reply: unknown) => void,
): Promise<Outcome> {
  try {
    const reply: unknown = await patient(() => client.send(call, input as never));
    if (isFileReply(call.reply)) return { faults: faultsOfFile(fileTypeOf(call.reply, input), reply as Download) };
    replied(reply);
    return { faults: faultsOf(call.reply as z.ZodMiniType, reply) };
  } catch (error) {
    if (error instanceof ApiFailure) return { code: error.code, faults: faultsOfFailure(call, error) };
    // There is no server, or no way to it: nothing could be said of any read.
    if (error instanceof Unreachable && /^(dns|refused|tls)$/.test(error.code)) throw error;
    if (error instanceof Unreachable) return { code: error.code, faults: [`no reply that can be read: ${error.code}`] };
    throw error;
  }
}

/** Waits once where the server says how long. */
async function patient<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    const seconds = error instanceof ApiFailure && error.code === 'rate_limited' ? error.retryAfter : undefined;
    if (seconds === undefined || seconds * 1000 > LONGEST_WAIT) throw error;
    await new Promise(done => setTimeout(done, seconds * 1000));
    return send();
  }
}

function faultsOf(schema: z.ZodMiniType, reply: unknown): string[] {
  const parsed = schema.safeParse(reply);
  if (!parsed.success)
    return parsed.error.issues.map(
      issue => `${issue.path.join('.')}: ${'expected' in issue ? `not ${issue.expected}` : issue.code}`,
    );
  return [...new Set([...beyond(parsed.data, reply), ...breachesOf(reply)])];
}

/** Fields of a reply that its declaration does not know. */
function beyond(parsed: unknown, reply: unknown, path = ''): string[] {
  if (Array.isArray(reply) && Array.isArray(parsed))
    return reply.flatMap((each, index) => beyond(parsed[index], each, `${path}[]`));
  if (!isFields(reply) || !isFields(parsed)) return [];
  return Object.entries(reply).flatMap(([name, each]) => {
    const here = path === '' ? name : `${path}.${name}`;
    return name in parsed ? beyond(parsed[name], each, here) : [`${here}: is not declared`];
  });
}

function faultsOfFile(declared: string, { data, type }: Download): string[] {
  // This type promises nothing: files that people uploaded have types of their own.
  const isAny = declared === 'application/octet-stream';
  const faults = isAny || type.split(';')[0] === declared.split(';')[0] ? [] : [`a file of ${type}, not ${declared}`];
  return data.size > 0 ? faults : [...faults, 'an empty file'];
}

function faultsOfFailure(call: AnyCall, { code, serverCode, status, data }: ApiFailure): string[] {
  if (status >= 500 && code !== 'unavailable') return [`failed with ${status} ${serverCode}`];
  if (serverCode !== code) return [`failed with ${serverCode}, which is no known code`];
  if (!failuresOf(call).includes(code)) return [`failed with ${code}, which it does not declare`];
  const schema = declaredFails(call).get(code);
  return schema ? faultsOf(schema, data).map(fault => `data of ${code}: ${fault}`) : [];
}
