const keyOf = (roomId: number) => `agreed:${roomId}`;

/**
 * Keeps for this tab the sum a visitor has pressed the button for, while they are being signed in: the page begins anew
 * with a session.
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
