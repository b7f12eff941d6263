import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds a finger rests before it selects instead of scrolling. */
const LONG_PRESS_MS = 280;
/** Pixels a resting finger may tremble. */
const TREMBLE = 10;

/** Hours a drag is about to add or take away. */
export interface Painted {
  readonly hours: readonly string[];
  readonly on: boolean;
}

interface Drag {
  readonly from: string;
  readonly x: number;
  readonly y: number;
  readonly pointer: number;
  active: boolean;
}

interface Options {
  grid: RefObject<HTMLElement | null>;
  /** What a drag from one hour to another would do. */
  paint(from: string, to: string): Painted | null;
  /** The drag has ended over its last hour. */
  onPainted(painted: Painted): void;
  /** A finger has tapped an hour; no click follows. */
  onTap(hour: string): void;
}

/** The start of the hour that an event's target lies in, if it lies in one. */
export const startOf = (target: EventTarget): string | null =>
  (target as Element).closest<HTMLElement>('[data-start]')?.dataset.start ?? null;

/** The hour under a moving pointer. Its target does not tell: for touch it stays the element where the touch started. */
const hourUnder = ({ clientX, clientY, target }: PointerEvent<HTMLElement>): string | null =>
  startOf(document.elementFromPoint?.(clientX, clientY) ?? target);

/**
 * Selecting hours by dragging. A mouse drags at once; a finger rests first, so that a swipe still scrolls the page.
 * A mouse press that does not move is left to the click; a finger's is told as a tap.
 */
export function useSlotDrag({ grid, paint, onPainted, onTap }: Options) {
  const drag = useRef<Drag | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The click that ends a drag must not toggle the hour it ends on.
  const swallow = useRef(false);
  // The hour that a finger has just left without a drag.
  const tapped = useRef<string | null>(null);
  const [painted, setPainted] = useState<Painted | null>(null);
  const latest = useRef<Painted | null>(null);

  const show = (next: Painted | null) => {
    latest.current = next;
    setPainted(next);
  };
  const end = (commit: boolean) => {
    clearTimeout(resting.current);
    const done = drag.current?.active ? latest.current : null;
    drag.current = null;
    show(null);
    if (commit && done) onPainted(done);
  };
  const holdScroll = useEffectEvent((event: TouchEvent) => {
    if (drag.current?.active) event.preventDefault();
  });
  const tap = useEffectEvent((event: TouchEvent) => {
    const hour = tapped.current;
    tapped.current = null;
    if (hour === null || !event.cancelable) return;
    // A browser makes mouse events of a tap before its click, and they delay the frame that shows the hour as chosen.
    event.preventDefault();
    onTap(hour);
  });
  const cancel = useEffectEvent(() => end(false));

  useEffect(() => {
    const element = grid.current;
    // React listens to touches passively, and a passive listener can neither stop the page from scrolling nor a click.
    element?.addEventListener('touchmove', holdScroll, { passive: false });
    element?.addEventListener('touchend', tap, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', holdScroll);
      element?.removeEventListener('touchend', tap);
      cancel();
    };
  }, [grid]);

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      swallow.current = false;
      // Asking what is under the pointer would lay the page out before the press is shown.
      const from = startOf(event.target);
      if (!from || event.button !== 0 || !event.isPrimary) return;
      drag.current = { from, x: event.clientX, y: event.clientY, pointer: event.pointerId, active: false };
      if (event.pointerType === 'mouse') return;
      clearTimeout(resting.current);
      resting.current = setTimeout(() => {
        if (!drag.current) return;
        drag.current.active = true;
        navigator.vibrate?.(12);
        show(paint(from, from));
      }, LONG_PRESS_MS);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (!now || now.pointer !== event.pointerId) return;
      const to = hourUnder(event);
      if (!now.active) {
        if (event.pointerType !== 'mouse') {
          if (Math.hypot(event.clientX - now.x, event.clientY - now.y) > TREMBLE) end(false);
          return;
        }
        if (!to || to === now.from) return;
        now.active = true;
        grid.current?.setPointerCapture?.(event.pointerId);
      }
      const next = to ? paint(now.from, to) : null;
      if (next) show(next);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      swallow.current = drag.current?.active ?? false;
      tapped.current = event.pointerType === 'touch' && drag.current && !swallow.current ? drag.current.from : null;
      end(true);
    },
    onPointerCancel: () => end(false),
    onClickCapture(event: MouseEvent) {
      if (!swallow.current) return;
      swallow.current = false;
      event.stopPropagation();
    },
    onContextMenu(event: MouseEvent) {
      if (drag.current) event.preventDefault();
    },
  };
  return { painted, handlers };
}
