import { eventStatus } from '@venue/sdk/events/model';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DemoData } from '../../area/demo.ts';
import { event } from '../events/events.table.ts';
import { setSeries } from './series.store.ts';

/** Events of one organiser with the same name are dates of one series. */
export const seriesDemo: DemoData = {
  seed: async (tx, { customerIds }) => {
    const series = await tx
      .select({ organiserId: event.userId, ids: sql<number[]>`array_agg(${event.id} order by ${event.id})` })
      .from(event)
      .where(and(inArray(event.userId, [...customerIds]), eq(event.status, eventStatus.published)))
      .groupBy(event.userId, event.title)
      .having(sql`count(*) > 1`)
      .orderBy(asc(event.userId));
    for (const { organiserId, ids } of series) await setSeries(tx, organiserId, ids);
  },
};
