import { atom, getDefaultStore } from 'jotai';
import { useEffect } from 'react';

/** How many pieces of work ask for the overlay. */
export const overlayAtom = atom(0);

// Grows with every failure, so that a release that comes after it does not take another's place.
let round = 0;

/** Covers the page while something runs that must not be disturbed; returns the way to end it. */
export function showOverlay(): () => void {
  const store = getDefaultStore();
  const mine = round;
  let held = true;
  store.set(overlayAtom, count => count + 1);
  return () => {
    if (!held || mine !== round) return;
    held = false;
    store.set(overlayAtom, count => Math.max(0, count - 1));
  };
}

/** Ends the overlay for everyone: any failure does this. */
export function hideOverlay(): void {
  round++;
  getDefaultStore().set(overlayAtom, 0);
}

/** Shows the overlay while `busy`. */
export function useOverlay(busy: boolean): void {
  useEffect(() => (busy ? showOverlay() : undefined), [busy]);
}
