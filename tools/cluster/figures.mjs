// Figures of a run, and tables of them.
import { cpus, loadavg } from 'node:os';

/** The value that so large a part of them does not exceed; 0 of none. */
export const quantile = (values, part) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

export const inSeconds = ms => `${(ms / 1000).toFixed(1)} s`;
export const inMs = ms => `${Math.round(ms)} ms`;

/** How long reads took that were under way between two moments, and how many failed. */
export function readsBetween(reads, from, to) {
  const during = reads.filter(({ sentAt, at }) => at > from && sentAt < to);
  const times = during.filter(({ isOk }) => isOk).map(({ sentAt, at }) => at - sentAt);
  return { count: during.length, failed: during.length - times.length, p99: quantile(times, 0.99) };
}

/** What the machine had while figures were taken: others may have used it too. */
export const machine = () => `${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`;

/** A table in Markdown. */
export const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
