/** Where a key leads in a grid of days (columns) by hours (rows). */
export type CellMove =
  | { readonly to: { readonly day: number; readonly hour: number } }
  /** To the same hour beyond the edge: the days before or after those shown. */
  | { readonly beyond: -1 | 1; readonly by: 'day' | 'page' };

interface Place {
  readonly day: number;
  readonly hour: number;
}

/** The step a key makes from a place; undefined for keys that move nothing. */
export function stepOf(key: string, { day, hour }: Place, size: { days: number; hours: number }): CellMove | undefined {
  const clamp = (value: number) => Math.min(Math.max(value, 0), size.hours - 1);
  switch (key) {
    case 'ArrowUp':
      return { to: { day, hour: clamp(hour - 1) } };
    case 'ArrowDown':
      return { to: { day, hour: clamp(hour + 1) } };
    case 'Home':
      return { to: { day, hour: 0 } };
    case 'End':
      return { to: { day, hour: size.hours - 1 } };
    case 'ArrowLeft':
      return day > 0 ? { to: { day: day - 1, hour } } : { beyond: -1, by: 'day' };
    case 'ArrowRight':
      return day < size.days - 1 ? { to: { day: day + 1, hour } } : { beyond: 1, by: 'day' };
    case 'PageUp':
      return { beyond: -1, by: 'page' };
    case 'PageDown':
      return { beyond: 1, by: 'page' };
    default:
      return undefined;
  }
}
