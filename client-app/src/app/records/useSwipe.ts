import { type TouchEvent, useRef } from 'react';

/** The shortest swipe, in pixels; a shorter move is a tap. */
const SHORTEST = 40;

/** Detects a horizontal swipe: 1 towards the next, -1 towards the previous. Two fingers zoom and do not swipe. */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      from.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!from.current || !finger) return;
      const [x, y] = [finger.clientX - from.current.x, finger.clientY - from.current.y];
      from.current = null;
      // On a zoomed page the same gesture scrolls.
      const enlarged = (window.visualViewport?.scale ?? 1) > 1.01;
      if (!enlarged && Math.abs(x) >= SHORTEST && Math.abs(x) > Math.abs(y)) turn(x < 0 ? 1 : -1);
    },
  };
}
