import { getWorkYear, saveWorkYear } from '@venue/sdk/rooms/admin';
import { workYearRecord } from '@venue/sdk/rooms/kind';
import type { WorkYear } from '@venue/sdk/rooms/model';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustBeCurrent } from '../../core/record/records.ts';
import * as store from './rooms.workYear.store.ts';

const subject = workYearRecord.name;

/** The days that a decree moves, which staff enter once a year. */
export const workYearRoutes = [
  handle(getWorkYear, async ({ query: { year } }, { db }) => ({ message: await shown(db, year) })),

  handle(saveWorkYear, ({ body: { year, version, movedDays } }, context) =>
    transact(context, async tx => {
      const before = await store.workYearOf(tx, year);
      const days = movedDays.toSorted();
      const isCurrent = version === (before?.version ?? 0);
      const saved =
        isCurrent && (await store.saveWorkYear(tx, { year, version, movedDays: days, savedAt: context.now }));
      if (!saved) {
        const stored = await store.workYearOf(tx, year);
        const row = { id: year, version: stored?.version ?? 0, updatedAt: stored?.savedAt ?? context.now };
        await mustBeCurrent(tx, context, subject, row, version, () => shown(tx, year));
      }
      await writeAudit(tx, context, saveWorkYear.id, {
        subject,
        subjectId: year,
        ...(before ? { before: { movedDays: before.movedDays } } : {}),
        after: { movedDays: days },
      });
      return { message: await shown(tx, year) };
    }),
  ),
];

async function shown(db: Db, year: number): Promise<WorkYear> {
  const row = await store.workYearOf(db, year);
  if (!row) return { year, movedDays: [], savedAt: null, version: 0 };
  const { movedDays, savedAt, version } = row;
  return { year, movedDays, savedAt: savedAt.toISOString(), version };
}
