import { ApiFailure } from '@venue/sdk';
import { acceptEvent, addEventCss, removeEvent, restoreEvent } from '@venue/sdk/events/admin';
import { eventCssScope, eventStatus } from '@venue/sdk/events/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { dropCss, keepCss, previewCss } from '../../core/files/css.ts';
import { handle } from '../../core/http/handle.ts';
import { numberOf } from '../../core/http/numberOf.ts';
import { record } from '../../core/record/audit.ts';
import { dropPictures } from '../../core/record/images.ts';
import { lockStanding, mustBeCurrent, shown, subject } from './events.admin.service.ts';
import { accepted, removed, restored } from './events.decide.service.ts';
import { keepPublished } from './events.service.ts';
import * as store from './events.store.ts';

export const eventsDecideRoutes = [
  handle(acceptEvent, async ({ eventId: id, body: { rejectionReason: reason, ...decision } }, scope) => {
    const eventId = numberOf(id);
    let drop: readonly string[] = [];
    const reply = await transact(scope, async tx => {
      const made = await accepted(tx, scope, eventId, { ...decision, reason });
      drop = made.drop;
      const message = await shown(tx, scope, eventId);
      await made.tell();
      return { message };
    });
    await dropPictures(scope.ports.files, drop);
    return reply;
  }),

  handle(removeEvent, ({ body: { eventId } }, scope) =>
    transact(scope, async tx => {
      await removed(tx, scope, eventId);
      return { message: { success: true } };
    }),
  ),

  handle(restoreEvent, ({ body: { eventId } }, scope) =>
    transact(scope, async tx => {
      const { tell } = await restored(tx, scope, eventId);
      const message = await shown(tx, scope, eventId);
      await tell();
      return { message };
    }),
  ),

  handle(addEventCss, async ({ body: { eventId, cssStyle, preview = false, version } }, scope) => {
    const { files } = scope.ports;
    const scoped = eventCssScope(eventId);
    const css = cssStyle.trim();
    if (preview) {
      const message = await shown(scope.db, scope, eventId);
      if (message.objectStatusId === eventStatus.deleted) throw new ApiFailure('not_found');
      return { message: { ...message, cssUrl: await previewCss(files, css, scoped, actorOf(scope).userId) } };
    }
    let former = '';
    let drop: readonly string[] = [];
    const reply = await transact(scope, async tx => {
      const before = await lockStanding(tx, eventId);
      await mustBeCurrent(tx, scope, before, version);
      former = before.css;
      await keepCss(files, css, scoped);
      const saved = await store.changeEvent(tx, eventId, { css, version: version + 1, updatedAt: scope.now });
      if (saved.status === eventStatus.published) drop = await keepPublished(tx, scope, saved);
      await record(tx, scope, addEventCss.id, {
        subject,
        subjectId: eventId,
        before: { cssStyle: former },
        after: { cssStyle: css },
      });
      return { message: await shown(tx, scope, eventId) };
    });
    if (former !== css) await dropCss(files, former, scoped);
    await dropPictures(scope.ports.files, drop);
    return reply;
  }),
];
