import type { Column } from './columns.tsx';

/** How a table is arranged; columns by their field. */
export interface Arrangement {
  /** Columns in their order. */
  order: string[];
  hidden: string[];
  /** Widths in CSS pixels of the columns that were resized. */
  widths: Record<string, number>;
  density: 'compact' | 'standard' | 'comfortable';
}

interface Placed {
  readonly field: string;
  readonly aside?: boolean;
}

/** The initial arrangement of a list: every column except hidden ones, in the section's order. */
export const plainArrangement = (columns: readonly Placed[]): Arrangement => ({
  order: columns.map(({ field }) => field),
  hidden: columns.filter(({ aside }) => aside).map(({ field }) => field),
  widths: {},
  density: readHeight() ?? 'standard',
});

/** A saved arrangement applied to the current columns: new ones come last, removed ones are dropped. */
export function fitArrangement(saved: Partial<Arrangement> | null, columns: readonly Placed[]): Arrangement {
  const plain = plainArrangement(columns);
  const { order = [], hidden = plain.hidden, widths = {}, density = plain.density } = saved ?? {};
  const fields = new Set(plain.order);
  const added = columns.filter(({ field }) => !order.includes(field));
  return {
    order: [...order.filter(field => fields.has(field)), ...added.map(({ field }) => field)],
    hidden: [
      ...hidden.filter(field => fields.has(field)),
      // A new column that is hidden initially stays hidden.
      ...added.filter(({ field, aside }) => aside && !hidden.includes(field)).map(({ field }) => field),
    ],
    widths: Object.fromEntries(Object.entries(widths).filter(([field]) => fields.has(field))),
    density,
  };
}

/** Whether two arrangements look alike. */
export const sameArrangement = (one: Arrangement, other: Arrangement): boolean => normal(one) === normal(other);

const normal = ({ order, hidden, widths, density }: Arrangement) =>
  JSON.stringify([order, [...hidden].sort(), Object.entries(widths).sort(), density]);

/** The columns in the person's order and widths. */
export function inOrder<C extends Pick<Column<never>, 'field'>>(
  columns: readonly C[],
  { order, widths }: Arrangement,
): C[] {
  const placed = order.flatMap(field => columns.filter(column => column.field === field));
  return placed.map(column => {
    const width = widths[column.field];
    return width === undefined ? column : { ...column, width, flex: 0 };
  });
}

/** The height of rows is chosen once for all lists. */
const HEIGHT = 'grid:height';
const heights = ['compact', 'standard', 'comfortable'] as const;

function readHeight(): Arrangement['density'] | undefined {
  try {
    return heights.find(each => each === localStorage.getItem(HEIGHT));
  } catch {
    return undefined;
  }
}

const keyOf = (list: string) => `grid:${list}`;

/** The arrangement of a table saved in this browser; null without one. */
export function readArrangement(list: string): Partial<Arrangement> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? 'null');
    return isArrangement(value) ? { ...value, density: readHeight() ?? value.density } : null;
  } catch {
    return null;
  }
}

export function keepArrangement(list: string, arrangement: Arrangement): void {
  try {
    localStorage.setItem(keyOf(list), JSON.stringify(arrangement));
    localStorage.setItem(HEIGHT, arrangement.density);
  } catch {
    // Storage is refused or full: the arrangement lasts until the page is closed.
  }
}

const isArrangement = (value: unknown): value is Arrangement => {
  const { order, hidden, widths, density } = (value ?? {}) as Partial<Record<keyof Arrangement, unknown>>;
  return (
    Array.isArray(order) &&
    Array.isArray(hidden) &&
    typeof widths === 'object' &&
    widths !== null &&
    heights.some(each => each === density)
  );
};
