import { ApiFailure, formatDateTime } from '@venue/sdk';
import { exportAudit, getAuditEntry, listAudit, listAuditPeople, listHistory } from '@venue/sdk/staff/admin';
import { type AuditRow, AuditSubject, type HistoryEntry, historyRights, recordTitle } from '@venue/sdk/staff/model';
import { type SheetColumn, sheetFile } from '../../core/files/sheet.ts';
import { authorize } from '../../core/http/authorize.ts';
import { handle } from '../../core/http/handle.ts';
import { numberOf } from '../../core/http/numberOf.ts';
import { found } from '../../core/record/records.ts';
import { changesOf } from './audit.rules.ts';
import * as store from './audit.store.ts';

export const auditAdminRoutes = [
  handle(listAudit, async ({ query }, { db }) => {
    const { rows, total, totalIsExact } = await store.auditPage(db, query);
    return {
      message: { page: query.page, pageSize: query.pageSize, total, totalIsExact },
      items: rows.map(presentRow),
    };
  }),

  handle(exportAudit, ({ query }, { batches, now }) => {
    const rows = batches(db => store.allAudit(db, query));
    return sheetFile(columns, rows, { title: 'Журнал действий', format: query.format, now });
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
    const entry = found(await store.auditById(db, numberOf(id)));
    return { message: { ...presentRow(entry), changes: changesOf(entry.before, entry.after) } };
  }),

  handle(listHistory, async ({ kind: asked, id, query: { most } }, { db, actor }) => {
    const kind = AuditSubject.safeParse(asked);
    if (!kind.success) throw new ApiFailure('not_found');
    authorize(historyRights[kind.data], actor);
    const found = await store.changesOfRecord(db, kind.data, numberOf(id), most + 1);
    return { message: { entries: found.slice(0, most).map(presentStep), more: found.length > most } };
  }),
];

const presentRow = (row: store.AuditedRow): AuditRow => ({
  id: row.id,
  at: row.at.toISOString(),
  userId: row.userId,
  who: store.whoDid(row),
  what: store.whatWasDone(row),
  kind: row.kind,
  recordId: row.recordId,
  record: recordTitle(row.kind, row.recordId),
});

const presentStep = (entry: store.AuditedChange): HistoryEntry => ({
  id: entry.id,
  at: entry.at.toISOString(),
  who: store.whoDid(entry),
  what: store.whatWasDone(entry),
  changes: changesOf(entry.before, entry.after),
});

const columns: readonly SheetColumn<store.AuditedRow>[] = [
  { title: 'Когда', width: 18, value: row => formatDateTime(row.at) },
  { title: 'Кто', width: 24, value: store.whoDid },
  { title: 'Что сделано', width: 44, value: store.whatWasDone },
  { title: 'Запись', width: 30, value: row => recordTitle(row.kind, row.recordId) },
];
