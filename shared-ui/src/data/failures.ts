import type { AnyCall, ApiFailure, Unreachable } from '@venue/sdk';

type Heard = (failure: ApiFailure | Unreachable, call: AnyCall) => void;

const listeners = new Set<Heard>();

/** Give this to the client as `onError`: it passes every failure on to the app's listeners. */
export const announceFailure = (call: AnyCall, failure: ApiFailure | Unreachable): void => {
  for (const listener of listeners) listener(failure, call);
};

/** Listens to every failure of every call; returns the function that unsubscribes. */
export function onFailure(listener: Heard): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True for a 2xx reply that is a refusal: `message.success` or `message.successful` is false, and no step follows. */
export function isRefusal(reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null || !('message' in reply)) return false;
  const message = reply.message;
  if (typeof message !== 'object' || message === null) return false;
  return (
    ('success' in message && message.success === false) ||
    ('successful' in message && message.successful === false && !('secondStep' in message))
  );
}
