const waiting = new WeakMap<AbortSignal, Set<() => void>>();

function aborted(this: AbortSignal): void {
  for (const act of waiting.get(this) ?? []) act();
}

/**
 * Calls a function when a signal aborts; returns a function that cancels this. A signal gets only one listener, because
 * Node 20 warns of a leak above ten.
 */
export function onAbort(signal: AbortSignal | undefined, act: () => void): () => void {
  if (!signal) return () => {};
  const acts = waiting.get(signal) ?? new Set();
  waiting.set(signal, acts.add(act));
  // Adding the same listener again has no effect.
  signal.addEventListener('abort', aborted);
  return () => {
    acts.delete(act);
    // guard: onAbort.test.ts
    if (!acts.size) signal.removeEventListener('abort', aborted);
  };
}
