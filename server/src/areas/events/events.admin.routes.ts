import { ApiFailure } from '@venue/sdk';
import { addEvent, exportEvents, getAnnouncement, getEvent, listEvents, saveEvent } from '@venue/sdk/events/admin';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { numberOf } from '../../core/http/numberOf.ts';
import { changed, record } from '../../core/record/audit.ts';
import { dropPictures } from '../../core/record/images.ts';
import { audited, lockAny, mayManage, mustBeCurrent, shown, subject } from './events.admin.service.ts';
import { filedInChunks, filedPage } from './events.admin.store.ts';
import { eventsSheet } from './events.export.ts';
import { showFiledRows } from './events.presenter.ts';
import { decideEvent, keepPublished, mustBeFit, note, saveTickets, valuesOf } from './events.service.ts';
import * as store from './events.store.ts';

export const eventsAdminRoutes = [
  handle(listEvents, async ({ query }, scope) => {
    const { rows, ...totals } = await filedPage(scope.db, query);
    return {
      message: { page: query.page, pageSize: query.pageSize, ...totals },
      items: await showFiledRows(scope.db, rows, mayManage(scope) ? 'staff' : 'guest'),
    };
  }),

  handle(exportEvents, async ({ query }, { db, now }) =>
    sheetFile(await eventsSheet(db), filedInChunks(db, query), { title: 'Мероприятия', format: query.format, now }),
  ),

  handle(getEvent, async ({ id }, scope) => ({ message: await shown(scope.db, scope, numberOf(id)) })),

  handle(getAnnouncement, async ({ id }, scope) => {
    const message = await shown(scope.db, scope, numberOf(id));
    if (message.eventKind !== eventKind.announcement) throw new ApiFailure('not_found');
    return { message };
  }),

  handle(addEvent, ({ body: { eventKind: kind, objectStatusId, ...fields } }, scope) => {
    const { userId } = actorOf(scope);
    const { now } = scope;
    return transact(scope, async tx => {
      const values = await valuesOf(tx, null, fields);
      const row = await store.addEvent(tx, { ...values, kind, userId, createdAt: now, updatedAt: now });
      await saveTickets(tx, row.id, fields.tickets);
      await note(tx, scope, row, 'create');
      // There are no pictures yet, so publishing leaves no files behind.
      const published =
        objectStatusId === eventStatus.published
          ? await decideEvent(tx, scope, row, { status: eventStatus.published, newborn: true })
          : undefined;
      const after = { eventKind: kind, ...(await audited(tx, published?.after ?? row)) };
      await record(tx, scope, addEvent.id, { subject, subjectId: row.id, after });
      const message = await shown(tx, scope, row.id);
      await published?.tell();
      return { message };
    });
  }),

  handle(saveEvent, async ({ body: { eventId, version, objectStatusId: status, ...fields } }, scope) => {
    let drop: readonly string[] = [];
    const reply = await transact(scope, async tx => {
      const before = await lockAny(tx, eventId);
      if (before.status === eventStatus.deleted) throw new ApiFailure('move_not_allowed');
      await mustBeCurrent(tx, scope, before, version);
      const was = await audited(tx, before);
      const values = await valuesOf(tx, before, fields);
      const saved = await store.changeEvent(tx, eventId, { ...values, version: version + 1, updatedAt: scope.now });
      await saveTickets(tx, eventId, fields.tickets);
      await mustBeFit(tx, saved, status ?? saved.status);
      await note(tx, scope, saved, 'correct');
      const moved =
        status === undefined || status === saved.status ? undefined : await decideEvent(tx, scope, saved, { status });
      drop = moved?.drop ?? (saved.status === eventStatus.published ? await keepPublished(tx, scope, saved) : []);
      const is = await audited(tx, moved?.after ?? saved);
      await record(tx, scope, saveEvent.id, { subject, subjectId: eventId, ...changed(was, is) });
      const message = await shown(tx, scope, eventId);
      await moved?.tell();
      return { message };
    });
    await dropPictures(scope.ports.files, drop);
    return reply;
  }),
];
