import type { BoardRoom } from '@venue/sdk/desk/model';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Hours, Placed } from './board.ts';
import type { Move } from './dayChoice.ts';
import {
  carriedTo,
  clashOf,
  type Grip,
  isMoved,
  type Lift,
  liftOf,
  mayLift,
  moveOf,
  type Spot,
  steppedBy,
} from './lift.ts';

interface Options {
  readonly rooms: readonly BoardRoom[];
  readonly days: readonly string[];
  /** The hours of the board; read when one is carried. */
  readonly hours: () => Hours;
  /** What takes hours of a room on a day. */
  readonly rowOf: (roomId: number, day: string) => readonly Placed[];
  /** Called with a booking that was dropped on free hours. Omitted if the user may not move bookings. */
  readonly drop: ((move: Move) => void) | undefined;
}

interface Grabbed {
  readonly lift: Lift;
  readonly grip: Grip;
  /** By which of its hours it was taken. */
  readonly offset: number;
  readonly x: number;
  readonly y: number;
}

const FAR = 6;
const isCopying = (event: { altKey: boolean; ctrlKey: boolean; metaKey: boolean }) =>
  event.altKey || event.ctrlKey || event.metaKey;

/** The booking that is being carried over the board: by the mouse, or by the arrows after Space. */
export function useLift({ rooms, days, hours, rowOf, drop }: Options) {
  const [lift, setLift] = useState<(Lift & { readonly byKeyboard: boolean }) | null>(null);
  const grabbed = useRef<Grabbed | null>(null);
  // Set during a drag, so that the click that ends it opens nothing.
  const wasDragged = useRef(false);
  const clash = lift ? clashOf(lift, { rooms, row: rowOf(lift.roomId, lift.day) }) : undefined;

  const end = useEffectEvent(() => {
    grabbed.current = null;
    if (!lift || lift.byKeyboard) return;
    wasDragged.current = true;
    setLift(null);
    if (isMoved(lift) && clash === undefined) drop?.(moveOf(lift));
  });
  const turn = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!lift || lift.byKeyboard) return;
    if (event.type === 'keydown' && event.key === 'Escape') {
      grabbed.current = null;
      wasDragged.current = true;
      setLift(null);
    } else setLift({ ...lift, isCopy: isCopying(event) });
  });
  useEffect(() => {
    // A booking released outside the board returns to its place.
    const [stop, key] = [() => end(), (event: globalThis.KeyboardEvent) => turn(event)];
    for (const type of ['pointerup', 'pointercancel'] as const) window.addEventListener(type, stop);
    for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, key);
    return () => {
      for (const type of ['pointerup', 'pointercancel'] as const) window.removeEventListener(type, stop);
      for (const type of ['keydown', 'keyup'] as const) window.removeEventListener(type, key);
    };
  }, []);

  /** Takes a block by the pointer, if it can be lifted. */
  const grab = (placed: Placed | undefined, spot: Spot, grip: Grip, event: { clientX: number; clientY: number }) => {
    wasDragged.current = false;
    if (!drop || !mayLift(placed)) return;
    const [x, y] = [event.clientX, event.clientY];
    grabbed.current = { lift: liftOf(placed, spot.day), grip, offset: spot.hour - placed.from, x, y };
  };
  /** Carries the block that the pointer has taken; false when it has none. */
  const carry = (place: Omit<Spot, 'hour'> & { hour?: number }, event: PointerEvent<HTMLElement>): boolean => {
    const taken = grabbed.current;
    if (!taken) return false;
    if (!lift && Math.hypot(event.clientX - taken.x, event.clientY - taken.y) < FAR) return true;
    // A board of days has no hours: there the booking keeps its own.
    const { hour = taken.lift.from + taken.offset, ...where } = place;
    const next = carriedTo(taken.lift, taken.grip, {
      ...where,
      hour: taken.grip === 'whole' ? hour - taken.offset : hour,
    });
    setLift({ ...next, isCopy: isCopying(event), byKeyboard: false });
    return true;
  };
  /** Handles a key pressed on a block, or while one is carried; false when it means something else. */
  const press = (event: KeyboardEvent, placed: Placed | undefined, day: string): boolean => {
    wasDragged.current = false;
    if (!lift) {
      if (event.key !== ' ' || !drop || !mayLift(placed)) return false;
      event.preventDefault();
      setLift({ ...liftOf(placed, day), byKeyboard: true });
      return true;
    }
    if (!lift.byKeyboard) return false;
    if (event.key === 'Tab') {
      setLift(null);
      return false;
    }
    event.preventDefault();
    if (event.key === 'Escape' || event.key === ' ') setLift(null);
    else if (event.key.startsWith('Arrow'))
      setLift({ ...steppedBy(lift, event, { rooms, days, hours: hours() }), isCopy: false, byKeyboard: true });
    else if (event.key === 'Enter') {
      const here = { ...lift, isCopy: isCopying(event) };
      const refusal = clashOf(here, { rooms, row: rowOf(here.roomId, here.day) });
      setLift(refusal === undefined && isMoved(here) ? null : { ...here, byKeyboard: true });
      if (refusal === undefined && isMoved(here)) drop?.(moveOf(here));
    }
    return true;
  };
  // Space was for the board: the button under the focus is not pressed by it.
  const keyUp = (event: KeyboardEvent) => {
    if (event.key === ' ') event.preventDefault();
  };
  /** Whether the click that comes now is the end of a drag. */
  const endsDrag = (): boolean => {
    const was = wasDragged.current;
    wasDragged.current = false;
    return was;
  };
  return { lift, clash, grab, carry, press, keyUp, endsDrag };
}
