/**
 * The repeats that all calls of a client may make: so many at once, and one more each second. A server that is down is
 * not asked several times as often as one that works.
 */
export function retryBudget(most = 20): () => boolean {
  let left = most;
  let at = Date.now();
  return () => {
    const now = Date.now();
    left = Math.min(most, left + Math.max(0, now - at) / 1000);
    at = now;
    if (left < 1) return false;
    left--;
    return true;
  };
}
