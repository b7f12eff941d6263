import { ApiFailure } from '@venue/sdk';
import { addHandover, exportHandovers, getOpenShift, listHandovers } from '@venue/sdk/handovers/admin';
import { handoverRecord } from '@venue/sdk/handovers/kind';
import type { Handover } from '@venue/sdk/handovers/model';
import { actorOf } from '../../core/context.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { recordSheet } from '../../core/files/recordSheet.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { staffName } from '../accounts/accounts.store.ts';
import * as store from './handovers.store.ts';
import type { PersonCash } from './handovers.table.ts';

const MOST = 100;

type Names = ReadonlyMap<number, string>;

/** Cash by name; what nobody noted is last. */
const presentPeople = (people: readonly PersonCash[], names: Names) =>
  people.map(({ by, cashIn, cashOut }) => ({ who: names.get(by) ?? 'Не\u00a0записано', cashIn, cashOut }));

function present({ row, name }: store.NamedHandover, names: Names = new Map()): Handover {
  const { id, since, at, people, opening, cashIn, cashOut, counted, reason, removed, note, madeBy } = row;
  const expected = opening + cashIn - cashOut;
  return {
    handoverId: id,
    since: since.toISOString(),
    people: presentPeople(people, names),
    ...{ opening, cashIn, cashOut, expected, counted, removed },
    at: at.toISOString(),
    who: staffName(name, madeBy),
    difference: counted - expected,
    differenceReason: reason,
    handoverNote: note,
  };
}

const widths = {
  ...{ handoverId: 8, at: 18, who: 24, opening: 14, cashIn: 14, cashOut: 14, expected: 14, counted: 14 },
  ...{ difference: 14, differenceReason: 30, removed: 14, handoverNote: 40 },
} as const;

const handoversSheet = recordSheet<store.NamedHandover>()(
  handoverRecord,
  (Object.keys(widths) as (keyof typeof widths)[]).map(field => ({
    field,
    width: widths[field],
    value: (row: store.NamedHandover) => present(row)[field],
  })),
);

export const handoversRoutes = [
  handle(getOpenShift, async (_input, { db, now }) => {
    const { people, since, ...shift } = await store.openShift(db, now);
    const names = await store.namesOf(
      db,
      people.map(({ by }) => by),
    );
    return { message: { ...shift, since: since.toISOString(), people: presentPeople(people, names) } };
  }),

  handle(addHandover, async ({ body }, context) => {
    const { now } = context;
    try {
      return await transact(context, async tx => {
        const shift = await store.openShift(tx, now);
        // guard: handovers.test.ts
        if (shift.lastHandoverId !== body.lastHandoverId || shift.expected !== body.expected)
          throw new ApiFailure('sum_changed');
        const { people, opening, cashIn, cashOut } = shift;
        const row = await store.addHandover(tx, {
          previousId: shift.lastHandoverId,
          since: shift.since,
          at: now,
          madeBy: actorOf(context).userId,
          people,
          ...{ opening, cashIn, cashOut },
          counted: body.counted,
          reason: body.counted === body.expected ? '' : body.differenceReason.trim(),
          removed: body.removed,
          note: body.handoverNote.trim(),
        });
        const { expected } = shift;
        await writeAudit(tx, context, addHandover.id, {
          subject: handoverRecord.name,
          subjectId: row.id,
          after: { expected, counted: row.counted, differenceReason: row.reason, removed: row.removed },
        });
        return { id: row.id, message: { success: true } };
      });
    } catch (error) {
      if (brokenConstraint(error) === 'shift_handover_once') throw new ApiFailure('sum_changed');
      throw error;
    }
  }),

  handle(listHandovers, async (_input, { db }) => {
    const rows = await store.handovers(db).limit(MOST);
    const names = await store.namesOf(
      db,
      rows.flatMap(({ row }) => row.people.map(({ by }) => by)),
    );
    return { message: { handovers: rows.map(row => present(row, names)) } };
  }),

  handle(exportHandovers, ({ query: { format } }, { batches, now }) =>
    sheetFile(
      handoversSheet,
      batches(db => store.handovers(db)),
      { format, now },
    ),
  ),
];
