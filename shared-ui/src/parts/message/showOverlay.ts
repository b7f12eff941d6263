import { atom, getDefaultStore } from 'jotai';

/** How many callers want the overlay. */
export const overlayAtom = atom(0);

// Grows with every `hideOverlay`, so that a release from before it does not end a newer overlay.
let round = 0;

/** Covers the page while something must not be interrupted; returns a function that ends it. */
export function showOverlay(): () => void {
  const store = getDefaultStore();
  const ownRound = round;
  let isOpen = true;
  store.set(overlayAtom, count => count + 1);
  return () => {
    if (!isOpen || ownRound !== round) return;
    isOpen = false;
    store.set(overlayAtom, count => Math.max(0, count - 1));
  };
}

/** Ends the overlay for all callers; every failure does this. */
export function hideOverlay(): void {
  round++;
  getDefaultStore().set(overlayAtom, 0);
}
