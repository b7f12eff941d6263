import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus where parts replace each other: when `part` changes, the returned box gets it. Without this the
 * focus falls to the page with what had it. The box needs `tabIndex={-1}`.
 */
export function useSwapFocus<E extends HTMLElement>(part: string | undefined): RefObject<E | null> {
  const box = useRef<E>(null);
  const before = useRef(part);
  useEffect(() => {
    if (before.current === part) return;
    before.current = part;
    box.current?.focus({ preventScroll: true });
  }, [part]);
  return box;
}
