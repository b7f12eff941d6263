import type { Area } from '../../area/area.ts';
import type { Gauges } from '../../area/gauges.ts';
import { countRows } from './pending.store.ts';

/** What waits for staff, of all areas, counted as the back office counts it. */
export const pendingGauges = (areas: readonly Area[]): Gauges => {
  const pending = (now: Date) => areas.flatMap(each => each.pending?.(now) ?? []);
  return {
    labels: { kind: pending(new Date()).map(({ kind, as = kind }) => as) },
    help: { pending: 'records that wait for staff.' },
    async read(db, { now }) {
      const counts = await countRows(db, pending(now));
      return Object.entries(counts).map(([kind, count]) => ({ kind, pending: count }));
    },
  };
};
