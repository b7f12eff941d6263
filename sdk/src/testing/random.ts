/** Random values for one place: the same seed and place give the same values on every machine. */
export interface Draw {
  /** A fraction, 0 to less than 1. */
  fraction(): number;
  /** A whole number between both ends, inclusive. */
  whole(from: number, to: number): number;
  pick<T>(from: readonly T[]): T;
  digits(count: number): string;
}

/** Random values for a key, e.g. `1:booking.schedule.message.roomPrice`. */
export function drawFor(key: string): Draw {
  let state = hash(key);
  // mulberry32: small, fast and even enough for sample data.
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1));
  return {
    fraction,
    whole,
    pick: from => {
      const picked = from[whole(0, from.length - 1)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
    digits: count => Array.from({ length: count }, () => whole(0, 9)).join(''),
  };
}

// FNV-1a.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}
