/** How far ahead a room may be asked for, and the hours of a day that are offered for choice. */
export const DAYS_AHEAD = 90;
export const [OPENING, CLOSING] = [6, 24] as const;

/** Hours one may choose, the last included. */
export const clock = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, each) => ({
    id: first + each,
    label: `${first + each}:00`,
  }));
