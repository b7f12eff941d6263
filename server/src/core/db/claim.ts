import type { AnyCall } from '@venue/sdk';

/** An idempotency key that somebody sent, and what became of it in this request. */
export interface Claim {
  readonly callId: string;
  readonly key: string;
  /** Fingerprint of the input. */
  readonly bodyHash: string;
  /** Of a request whose reply is stored; work that has keys of its own within it has none. */
  readonly request?: RequestClaim;
}

interface RequestClaim {
  readonly call: AnyCall;
  /** A transaction of this request has committed the key. */
  isTaken: boolean;
  /** The reply that was written with it. */
  stored?: unknown;
  /** The work is not finished: a repeat with the same key continues it. */
  goesOn?: true;
}
