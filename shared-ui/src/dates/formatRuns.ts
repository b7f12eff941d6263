import { plural } from '@venue/sdk';
import { formatRun, type Span } from './format.ts';

/** The most runs that are written out. */
const MOST_RUNS = 3;

/** Every run as `formatRun` writes it; or if there are many, `4 промежутка, первый: чт, 26 ноября, 10:00–12:00`. */
export function formatRuns(runs: readonly Span[]): string {
  const [first] = runs;
  if (!first || runs.length <= MOST_RUNS) return runs.map(formatRun).join('; ');
  return `${plural(runs.length, 'промежуток', 'промежутка', 'промежутков')}, первый: ${formatRun(first)}`;
}
