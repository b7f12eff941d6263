import { useEffect, useRef } from 'react';

/** The frame of a board, and the focus that goes with its cursor: `follow` before the cursor moves. */
export function useBoardFocus() {
  const frame = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    frame.current?.querySelector<HTMLElement>('[data-cursor]')?.focus();
  });
  const follow = () => {
    moved.current = true;
  };
  return { frame, follow };
}
