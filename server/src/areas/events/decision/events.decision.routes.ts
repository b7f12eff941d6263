import { ApiFailure } from '@venue/sdk';
import { acceptEvent, addEventCss, removeEvent, restoreEvent } from '@venue/sdk/events/admin';
import { eventCssScope, eventStatus } from '@venue/sdk/events/model';
import { actorOf } from '../../../core/context.ts';
import { transact } from '../../../core/db/transact.ts';
import { previewCss, replaceCss } from '../../../core/files/css.ts';
import { handle } from '../../../core/http/handle.ts';
import { writeAudit } from '../../../core/record/audit.ts';
import { lockAny, lockStanding, mustBeRead, presented, subject } from '../events.admin.service.ts';
import { keepPublished } from '../events.service.ts';
import * as store from '../events.store.ts';
import { applyDecision, deleteByStaff, mustBeSeen, restoreByStaff } from './events.decision.service.ts';

export const eventsDecideRoutes = [
  handle(acceptEvent, ({ eventId: id, body: { rejectionReason: reason, ...decision } }, context) => {
    const eventId = id;
    return transact(context, async tx => {
      await applyDecision(tx, context, eventId, { ...decision, reason });
      return { message: await presented(tx, context, eventId) };
    });
  }),

  handle(removeEvent, ({ body: { eventId, seen } }, context) =>
    transact(context, async tx => {
      await mustBeSeen(tx, await lockAny(tx, eventId), seen);
      await deleteByStaff(tx, context, eventId);
      return { message: { success: true } };
    }),
  ),

  handle(restoreEvent, ({ body: { eventId } }, context) =>
    transact(context, async tx => {
      await restoreByStaff(tx, context, eventId);
      return { message: await presented(tx, context, eventId) };
    }),
  ),

  handle(addEventCss, async ({ body: { eventId, cssStyle, preview = false, version } }, context) => {
    const { files } = context.ports;
    const scoped = eventCssScope(eventId);
    const css = cssStyle.trim();
    if (preview) {
      const message = await presented(context.db, context, eventId);
      if (message.objectStatusId === eventStatus.deleted) throw new ApiFailure('not_found');
      return { message: { ...message, cssUrl: await previewCss(files, css, scoped, actorOf(context).userId) } };
    }
    return transact(context, async tx => {
      const before = await lockStanding(tx, eventId);
      await mustBeRead(tx, context, before, version);
      await replaceCss(tx, files, before.css, css, scoped);
      const saved = await store.changeEvent(tx, eventId, { css, version: before.version + 1, updatedAt: context.now });
      if (saved.status === eventStatus.published) await keepPublished(tx, context, saved);
      await writeAudit(tx, context, addEventCss.id, {
        subject,
        subjectId: eventId,
        before: { cssStyle: before.css },
        after: { cssStyle: css },
      });
      return { message: await presented(tx, context, eventId) };
    });
  }),
];
