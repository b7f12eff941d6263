import * as z from 'zod/mini';

/** The account of a shop at the payment gateway of Alfa-Bank. */
export interface AlfabankAccount {
  /** Address of its methods, without a closing slash. */
  readonly url: string;
  readonly userName: string;
  readonly password: string;
  /** Milliseconds to wait for a reply; the default is for calls that people wait for. */
  readonly timeoutMs?: number;
}

/** Numbers come as numbers or as texts, depending on the method. */
export const Count = z.union([
  z.int().check(z.gte(0)),
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number)),
]);

/** The codes of a refusal that are used here. */
export const refusal = { orderNumberIsTaken: 1, noAccess: 5, noSuchOrder: 6 } as const;

/** A refusal by the gateway. Its code alone does not say whether something was done: many reasons share one. */
export class AlfabankRefused extends Error {
  override readonly name = 'AlfabankRefused';
  readonly code: number;
  constructor(method: string, code: number, message: string) {
    super(`Alfa-Bank refused ${method}: ${code} ${message}`);
    this.code = code;
  }
}

const Status = z.object({ errorCode: z.optional(Count), errorMessage: z.optional(z.string()) });

/** A request to one of its methods. */
export type AlfabankAsk = <T>(
  schema: z.ZodMiniType<T>,
  method: string,
  fields: Readonly<Record<string, string | number>>,
) => Promise<T>;

export function alfabankApi({ url, userName, password, timeoutMs = 10_000 }: AlfabankAccount): AlfabankAsk {
  return async (schema, method, fields) => {
    const body = new URLSearchParams({ userName, password });
    for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
    const response = await fetch(`${url}/${method}`, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) throw new Error(`Alfa-Bank answered ${method} with ${response.status}`);
    const answer: unknown = await response.json();
    const { errorCode = 0, errorMessage = '' } = z.parse(Status, answer);
    if (errorCode !== 0) throw new AlfabankRefused(method, errorCode, errorMessage);
    return z.parse(schema, answer);
  };
}

const MOSCOW_MS = 3 * 3_600_000;
const inMoscow = (at: Date) => new Date(at.getTime() + MOSCOW_MS).toISOString().slice(0, 19);

/** A moment as the gateway writes it: Moscow time without a zone. */
export const moscowTime = (at: Date) => inMoscow(at);
/** The same in the digits of a report. */
export const moscowDigits = (at: Date) => inMoscow(at).replace(/\D/g, '');

/** Its moments are seconds or milliseconds since 1970, depending on the method. */
export const instantOf = (count: number) => new Date(count < 100_000_000_000 ? count * 1000 : count);
