import { newIdempotencyKey } from './idempotencyKey.ts';
import type { Exchange } from './options.ts';

/**
 * A hook for `onRequest`: begins a W3C trace with each `send`, the same in all its tries. What is traced, the server
 * decides; nothing is recorded here, hence the flags 00.
 */
export const beginTrace = (_call: unknown, { headers }: Pick<Exchange, 'headers'>): void => {
  headers.traceparent = `00-${newIdempotencyKey()}-${newIdempotencyKey().slice(16)}-00`;
};
