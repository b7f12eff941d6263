import { ApiFailure } from '../../core/client/errors.ts';
import type { AnyCall, Parsed, Reply } from '../../core/schema/call.ts';
import { SAMPLE_NOW } from '../moments.ts';

/** How one call uses what earlier ones have left: it gets the sample that answers it, and what was sent. */
export interface Step {
  readonly call: AnyCall;
  take(sample: unknown, input: unknown): unknown;
}

export const step = <C extends AnyCall>(call: C, take: (sample: Reply<C>, input: Parsed<C>) => Reply<C>): Step => ({
  call,
  take: take as Step['take'],
});

/** Numbers of new records, above those of the samples. */
export function numbers(): () => number {
  let last = 1000;
  return () => ++last;
}

/** A moment some minutes after the samples' now. */
export const minutesLater = (minutes: number): string =>
  new Date(Date.parse(SAMPLE_NOW) + minutes * 60_000).toISOString();

export const refuse = (code: ConstructorParameters<typeof ApiFailure>[0], data?: unknown): never => {
  throw new ApiFailure(code, data === undefined ? {} : { data });
};

interface Page<Row> {
  readonly message: { readonly page: number; readonly pageSize: number; readonly total: number };
  readonly items: readonly Row[];
}

/** A page of a list whose first rows are these; the samples follow. */
export function withRows<Row, P extends Page<Row>>(sample: P, own: readonly Row[]): P {
  const { page, pageSize, total } = sample.message;
  const items = page === 1 ? [...own, ...sample.items].slice(0, Math.max(pageSize, own.length)) : sample.items;
  return { ...sample, items, message: { ...sample.message, total: total + own.length } };
}
