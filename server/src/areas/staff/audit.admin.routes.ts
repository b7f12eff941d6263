import { ApiFailure } from '@venue/sdk';
import { isKindName, kinds } from '@venue/sdk/kinds';
import { exportAudit, getAuditEntry, listAudit, listAuditPeople, listHistory } from '@venue/sdk/staff/admin';
import type { AuditRow, HistoryEntry } from '@venue/sdk/staff/model';
import type { Area } from '../../area/area.ts';
import { momentCell, type Sheet, sheetFile } from '../../core/files/sheet.ts';
import { authorize } from '../../core/http/authorize.ts';
import { handle } from '../../core/http/handle.ts';
import { changesOf } from '../../core/record/changes.ts';
import { mustExist } from '../../core/record/records.ts';
import { recordTitle, textsOf } from './audit.presenter.ts';
import * as store from './audit.store.ts';

const wordOfStatus = 'status';

/** The routes of the audit log; every area provides the texts for its records. */
export const auditAdminRoutes = (areas: readonly Area[]) =>
  routesWith({
    texts: textsOf(areas),
    statusFields: [wordOfStatus, ...areas.flatMap(({ audit }) => audit?.statusField ?? [])],
    markFields: areas.flatMap(({ audit }) => audit?.markField ?? []),
  });

const routesWith = (spoken: store.Spoken) => [
  handle(listAudit, async ({ query }, { db }) => {
    const { rows, total, totalIsExact } = await store.auditPage(db, spoken, query);
    return {
      message: { page: query.page, pageSize: query.pageSize, total, totalIsExact },
      items: rows.map(row => presentRow(spoken, row)),
    };
  }),

  handle(exportAudit, ({ query }, { batches, now }) => {
    const rows = batches(db => store.allAudit(db, spoken, query));
    return sheetFile(logSheet(spoken), rows, { format: query.format, now });
  }),

  handle(listAuditPeople, async (_input, { db }) => {
    const people = await store.peopleOfAudit(db);
    return {
      message: {
        people: people.map(({ userId, userName }) => ({ userId, userName: userName || `Сотрудник № ${userId}` })),
      },
    };
  }),

  handle(getAuditEntry, async ({ id }, { db }) => {
    const entry = mustExist(await store.auditById(db, spoken, id));
    return { message: { ...presentRow(spoken, entry), changes: changesOf(entry.before, entry.after) } };
  }),

  handle(listHistory, async ({ kind, id, query: { most } }, { db, actor }) => {
    if (!isKindName(kind)) throw new ApiFailure('not_found');
    authorize(kinds[kind].read, actor);
    const steps = await store.changesOfRecord(db, spoken, { kind, id: id, most: most + 1 });
    return {
      message: { entries: steps.slice(0, most).map(entry => presentStep(spoken, entry)), more: steps.length > most },
    };
  }),
];

const presentRow = (spoken: store.Spoken, row: store.AuditedRow): AuditRow => ({
  id: row.id,
  at: row.at.toISOString(),
  userId: row.userId,
  who: store.whoDid(row),
  what: store.whatWasDone(spoken, row),
  kind: row.kind,
  recordId: row.recordId,
  record: recordTitle(row.kind, row.recordId),
});

const presentStep = (spoken: store.Spoken, entry: store.AuditedChange): HistoryEntry => ({
  id: entry.id,
  at: entry.at.toISOString(),
  who: store.whoDid(entry),
  what: store.whatWasDone(spoken, entry),
  changes: changesOf(entry.before, entry.after),
});

const logSheet = (spoken: store.Spoken): Sheet<store.AuditedRow> => ({
  title: 'Журнал действий',
  columns: [
    { title: 'Когда', width: 18, value: row => momentCell(row.at) },
    { title: 'Кто', width: 24, value: store.whoDid },
    { title: 'Что сделано', width: 44, value: row => store.whatWasDone(spoken, row) },
    { title: 'Запись', width: 30, value: row => recordTitle(row.kind, row.recordId) },
  ],
});
