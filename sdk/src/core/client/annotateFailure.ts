import type { AnyCall } from '../schema/call.ts';
import { addressOf } from './address.ts';
import type { ApiFailure } from './errors.ts';
import type { ClientOptions, Exchange } from './options.ts';
import { runHook } from './runHook.ts';
import type { Unreachable } from './unreachable.ts';

/** Sets the call's id and address on its failure, and calls the `onError` hook. */
export function annotateFailure<F extends ApiFailure | Unreachable>(
  failure: F,
  call: AnyCall,
  exchange: Exchange,
  { baseUrl, onError }: ClientOptions,
): F {
  failure.call = call.id;
  failure.address = `${call.method} ${addressOf(baseUrl)}${call.path}`;
  runHook(onError, call, failure, exchange);
  return failure;
}
