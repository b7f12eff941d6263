const waiting = new WeakMap<AbortSignal, Set<() => void>>();

function aborted(this: AbortSignal): void {
  for (const act of waiting.get(this) ?? []) act();
}

/**
 * Does something when a signal aborts; returns the function that gives it up. However many wait for one signal, it has
 * one listener: Node 20 takes more than ten for a leak and warns.
 */
export function onAbort(signal: AbortSignal | undefined, act: () => void): () => void {
  if (!signal) return () => {};
  const acts = waiting.get(signal) ?? new Set();
  waiting.set(signal, acts.add(act));
  // The same listener a second time changes nothing.
  signal.addEventListener('abort', aborted);
  return () => {
    acts.delete(act);
    if (!acts.size) signal.removeEventListener('abort', aborted);
  };
}
