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
export function keptAgreed(roomId: number): number | null {
  try {
    const kept = sessionStorage.getItem(keyOf(roomId));
    return kept !== null && /^\d+$/.test(kept) ? Number(kept) : null;
  } catch {
    return null;
  }
}
