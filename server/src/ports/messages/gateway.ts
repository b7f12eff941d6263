import * as z from 'zod/mini';
import type { Checkable } from '../checkable.ts';
import { type DeliveryReport, type Message, Refused, type SentSms } from './messages.ts';

/** One SMS gateway. */
export interface SmsGateway extends Required<Checkable> {
  /** Its name in the settings and in the rows of messages. */
  readonly name: string;
  readonly title: string;
  /**
   * Sends an SMS and returns the gateway's id of it, if it gives one.
   * @throws Undeliverable, Refused or Error as `Messages.send`
   */
  send(message: Message): Promise<string | null>;
  /**
   * What a try came to whose outcome is unknown: the gateway has the message, or it certainly does not (undefined).
   * @throws Error when that is still unknown
   */
  settle(message: Message): Promise<{ readonly reference: string | null } | undefined>;
  report(sent: SentSms): Promise<DeliveryReport>;
  /**
   * Asks something that changes nothing.
   * @throws Error when it does not answer
   */
  ping(): Promise<void>;
}

/** Failures of a connection that was never made, so nothing was sent. */
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const Cause = z.object({ cause: z.object({ code: z.string() }) });

/** Whether a failed request certainly never reached the other side. */
function isUnsent(failure: unknown): boolean {
  const parsed = Cause.safeParse(failure);
  return parsed.success && neverConnected.has(parsed.data.cause.code);
}

interface Request {
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly body: string | URLSearchParams;
  /** Milliseconds to wait for the reply. */
  readonly patience: number;
}

/**
 * A request to a gateway, and its reply as the schema says.
 * @throws Refused when it certainly did nothing, Error when that is unknown
 */
export async function askGateway<T>(schema: z.ZodMiniType<T>, { url, headers, body, patience }: Request): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    ...(headers ? { headers } : {}),
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  }).catch((cause: unknown) => {
    const Failure = isUnsent(cause) ? Refused : Error;
    throw new Failure('СМС-шлюз не отвечает', { cause });
  });
  if (!response.ok) {
    // A server that fails may have taken the message before.
    const Failure = response.status < 500 ? Refused : Error;
    throw new Failure(`СМС-шлюз ответил ${response.status}`);
  }
  const answer = schema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new Error('СМС-шлюз ответил непонятно');
  return answer.data;
}
