import { ApiFailure } from '@venue/sdk';
import {
  addEventRequest,
  estimateEventRequest,
  getActiveEventRequest,
  getMyEventRequest,
  listActiveEventRequests,
  listMyEventRequests,
  removeMyEventRequest,
  repeatEventRequest,
  saveActiveEventRequest,
  saveMyEventRequest,
} from '@venue/sdk/event-requests';
import { type EventRequestStatus, eventRequestStatus, statusesAfterSubmit } from '@venue/sdk/event-requests/model';
import { actorOf, type Context } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { dropFiles } from '../../core/files/keptFiles.ts';
import { handle } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { lockUser } from '../accounts/accounts.store.ts';
import { estimateOf } from './event-requests.estimate.store.ts';
import { tellUpdated } from './event-requests.notify.service.ts';
import { presentServices } from './event-requests.offer.store.ts';
import { filesOf } from './event-requests.parts.store.ts';
import { managerOf, presentRequest, presentRow } from './event-requests.presenter.ts';
import { repeatOf } from './event-requests.repeat.service.ts';
import { mayChangeInn, mayStillChange, stepWords } from './event-requests.rules.ts';
import { begin, mustBeSound, note, save, shown, submit, takeOwn } from './event-requests.service.ts';
import * as store from './event-requests.store.ts';

const PAGE_SIZE = 25;
const { draft, new: submitted, inProgress } = eventRequestStatus;
const beforeWork = [draft, submitted, inProgress] as const;

export const eventRequestsRoutes = [
  handle(listMyEventRequests, ({ body }, context) => listed(context, beforeWork, body)),
  handle(listActiveEventRequests, ({ body }, context) => listed(context, statusesAfterSubmit, body)),

  handle(getMyEventRequest, async ({ id }, context) => ({ message: await detail(context, id) })),
  handle(getActiveEventRequest, async ({ id }, context) => ({
    message: await detail(context, id, statusesAfterSubmit),
  })),

  handle(estimateEventRequest, async ({ id }, context) => {
    const row = await store.requestById(context.db, id);
    if (row?.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
    return { message: await estimateOf(context.db, row) };
  }),

  handle(addEventRequest, ({ body }, context) =>
    transact(context, async tx => {
      const { draftKey } = body;
      // Locked first: of two simultaneous calls the second finds the draft that the first has added.
      await lockUser(tx, actorOf(context).userId);
      let row = draftKey === undefined ? undefined : await store.requestByKey(tx, actorOf(context).userId, draftKey);
      if (!row) {
        row = await begin(tx, context, body);
        await note(tx, context, row, stepWords.create);
        if (body.eventRequestStatus === submitted) await submit(tx, context, row, body);
      }
      const { version, ...whole } = mustExist(await store.requestById(tx, row.id));
      const eventRequestServices = await presentServices(tx, row);
      return { id: row.id, message: { eventRequestServices, managerInfo: managerOf(whole), version } };
    }),
  ),

  handle(repeatEventRequest, ({ id }, context) =>
    transact(context, async tx => {
      const row = await repeatOf(tx, context, await takeOwn(tx, context, id));
      await note(tx, context, row, stepWords.create, `Повторяет заявку №\u00a0${id}`);
      return { id: row.id, message: { success: true } };
    }),
  ),

  handle(saveMyEventRequest, ({ id, body }, context) =>
    transact(context, async tx => {
      const before = await takeOwn(tx, context, id);
      if (before.status !== draft) throw new ApiFailure('not_editable');
      const after = await save(tx, context, before, body);
      if (body.eventRequestStatus === submitted) await submit(tx, context, after, body);
      return { message: await shown(tx, context, before.id) };
    }),
  ),

  handle(saveActiveEventRequest, ({ id, body }, context) =>
    transact(context, async tx => {
      const before = await takeOwn(tx, context, id);
      if (!mayStillChange(before, context.now)) throw new ApiFailure('not_editable');
      const after = await save(tx, context, before, body);
      mayChangeInn(before, body);
      await mustBeSound(tx, context, before.id, body);
      await note(tx, context, after, 'Изменена заказчиком');
      tellUpdated(tx, context, after);
      return { message: await shown(tx, context, before.id) };
    }),
  ),

  handle(removeMyEventRequest, ({ id }, context) =>
    transact(context, async tx => {
      const row = await takeOwn(tx, context, id);
      if (row.status !== draft) throw new ApiFailure('not_editable');
      const files = await filesOf(tx, row.id);
      await store.removeRequest(tx, row.id);
      await dropFiles(
        tx,
        context.ports.files,
        files.map(({ file }) => file),
      );
      return { message: { success: true } };
    }),
  ),
];

interface ListBody {
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly eventRequestStatus?: EventRequestStatus | undefined;
}

/** A page of the actor's requests in these statuses, or only in the requested one of them. */
async function listed(context: Context, statuses: readonly EventRequestStatus[], body: ListBody) {
  const { page = 1, pageSize = PAGE_SIZE, eventRequestStatus: only, ...wanted } = body;
  const { rows, ...totals } = await store.requestsPage(context.db, {
    ...wanted,
    userId: actorOf(context).userId,
    statuses: statuses.filter(each => only === undefined || each === only),
    page,
    pageSize,
  });
  return { message: { page, pageSize, ...totals }, items: rows.map(row => presentRow(row, context.now)) };
}

async function detail(context: Context, id: number, statuses: readonly EventRequestStatus[] = eventRequestStatus.ids) {
  const row = await store.requestById(context.db, id);
  if (row?.userId !== actorOf(context).userId || !statuses.includes(row.status)) throw new ApiFailure('not_found');
  return presentRequest(context.db, row, context.now);
}
