import type { GridInitialState } from '@mui/x-data-grid';

type Kept = Pick<GridInitialState, 'columns' | 'density'>;

const keyOf = (grid: string) => `grid:${grid}`;

/** What the person arranged in this grid before: shown columns, their widths and order, the height of rows. */
export function readSettings(grid: string): Kept {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(keyOf(grid)) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? (parsed as Kept) : {};
  } catch {
    return {};
  }
}

export function writeSettings(grid: string, { columns, density }: GridInitialState): void {
  try {
    localStorage.setItem(keyOf(grid), JSON.stringify({ columns, density }));
  } catch {
    // Storage is refused or full: the arrangement lasts until the page is closed.
  }
}
