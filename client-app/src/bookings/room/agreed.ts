const keyOf = (roomId: number) => `agreed:${roomId}`;

/**
 * Stores for this tab the sum a visitor agreed to by pressing the button, because signing in resets the page. Null
 * removes it.
 */
export function keepAgreed(roomId: number, sum: number | null): void {
  try {
    if (sum === null) sessionStorage.removeItem(keyOf(roomId));
    else sessionStorage.setItem(keyOf(roomId), String(sum));
  } catch {
    // Storage is unavailable: once signed in, the person presses the button again.
  }
}

/** The sum that was agreed to, in kopecks; null when none was. */
export function readAgreedSum(roomId: number): number | null {
  try {
    const text = sessionStorage.getItem(keyOf(roomId));
    return text !== null && /^\d+$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}
