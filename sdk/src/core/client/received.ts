import type { Bytes, FileReply } from '../schema/fileReply.ts';
import { failureFrom } from './errors.ts';
import { heads, type RawReply } from './response.ts';
import { isRecord, Unreachable, type UnreachableCode } from './unreachable.ts';

/** A response whose body was read completely. */
export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Bytes | null | undefined;
}

/**
 * Checks every response. Throws ApiFailure if the server refused, Unreachable if the response is not the server's own.
 */
export function accepted(received: Received, binary: FileReply | undefined, isRaw = false): object {
  const reply = read(received, binary, isRaw);
  heads.set(reply, { status: received.status, headers: received.headers });
  return reply;
}

function read({ status, headers, bytes }: Received, binary: FileReply | undefined, isRaw: boolean): object {
  const type = typeOf(headers);
  const no = (code: UnreachableCode) => new Unreachable(code, factsOfHead(status, headers));
  if (status >= 400) throw failureFrom(status, jsonOf(textOf(bytes)), secondsOf(String(headers['retry-after'] ?? '')));
  // A browser says 0 of a redirect that was not followed.
  if (status < 200 || status >= 300) throw no('redirect');
  if (isRaw) return { bytes: bytes ?? new ArrayBuffer() } satisfies RawReply;
  if (!bytes?.byteLength || status === 204) throw no('empty');
  if (type === 'text/html') throw no('page');
  if (type && (binary !== undefined) === /[/+]json$/.test(type)) throw no('wrong_type');
  if (binary) return binary.read(bytes, type, String(headers['content-disposition'] ?? ''));
  const text = textOf(bytes);
  if (text === undefined) throw no('undecodable');
  const value = jsonOf(text);
  if (value === undefined) throw no(/^\s*</.test(text) ? 'page' : 'not_json');
  if (!isRecord(value)) throw no('not_an_object');
  return value;
}

/** The parts of a response's head that may be logged. */
export const factsOfHead = (status: number, headers: Readonly<Record<string, unknown>>) => ({
  status,
  contentType: typeOf(headers),
  requestId: headers['x-request-id'],
});

const typeOf = (headers: Readonly<Record<string, unknown>>): string =>
  String(headers['content-type'] ?? '')
    .replace(/;.*/, '')
    .trim()
    .toLowerCase();

function textOf(bytes: Received['bytes']): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes ?? undefined);
  } catch {
    return undefined;
  }
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Longer waits are cut to a day. */
const DAY_SECONDS = 86_400;

/** Retry-After in seconds; the header has seconds or a date. */
function secondsOf(header: string): number | undefined {
  const at = header.endsWith('GMT') ? (Date.parse(header) - Date.now()) / 1000 : Number.NaN;
  const seconds = /^\d+(\.\d+)?$/.test(header) ? Number(header) : at;
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(0, Math.ceil(seconds)), DAY_SECONDS);
}
