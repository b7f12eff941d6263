/**
 * The repeats that all calls of a client may make: so many at once, and one more each second. A server that is down is
 * not asked several times as often as one that works.
 */
export function retryBudget(most = 20): () => boolean {
  let rest = most;
  let at = Date.now();
  return () => {
    const now = Date.now();
    rest = Math.min(most, rest + Math.max(0, now - at) / 1000);
    at = now;
    if (rest < 1) return false;
    rest--;
    return true;
  };
}
