import { addDays, type Input } from '@venue/sdk';
import { changeApplicationStatus, listApplications } from '@venue/sdk/applications/admin';
import { adminRequestType, simpleRequestStatus } from '@venue/sdk/applications/model';
import { confirmArticle, confirmNews, saveArticle } from '@venue/sdk/articles/admin';
import { articleKind, articleStatus } from '@venue/sdk/articles/model';
import { cancelBooking } from '@venue/sdk/bookings/admin';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { confirmBrand } from '@venue/sdk/brands/admin';
import { brandStatus } from '@venue/sdk/brands/model';
import { assignEventRequest, moveEventRequest } from '@venue/sdk/event-requests/admin';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { deleteEvent } from '@venue/sdk/events';
import { acceptEvent, cancelEvent, handOverEvent, removeEvent, saveEvent } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { acceptRequest, removeRequest } from '@venue/sdk/market/admin';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { uploadAvatar } from '@venue/sdk/profile';
import { avatarStatus } from '@venue/sdk/profile/model';
import { noteReceipt, retryReceipt } from '@venue/sdk/receipts/admin';
import { rescheduleEvent } from '@venue/sdk/reschedules/admin';
import { cancelTickets } from '@venue/sdk/tickets/admin';
import { dropMessage, retryMessage } from '@venue/sdk/unsent/admin';
import { confirmAvatar, confirmUser, getUser } from '@venue/sdk/users/admin';
import { anArticleIn, whole } from '../../areas/articles/articles.testing.ts';
import { DAY, hold } from '../../areas/bookings/bookings.testing.ts';
import { aBrandIn } from '../../areas/brands/brands.testing.ts';
import { aSubmitted } from '../../areas/event-requests/event-requests.testing.ts';
import { anEventIn, whole as wholeEvent } from '../../areas/events/events.testing.ts';
import { aRequestIn } from '../../areas/market/market.testing.ts';
import { photo, withPassport } from '../../areas/profile/profile.testing.ts';
import { aRefusedReceipt, printed } from '../../areas/receipts/receipts.testing.ts';
import { anEventWithGuest } from '../../areas/tickets/tickets.testing.ts';
import { outbox } from '../../core/db/core.table.ts';
import type { TestApi } from '../api.ts';
import type { Act, Opposites } from './decisions.acts.ts';
import { roomOpposites } from './decisions.rooms.ts';
import { siteOpposites } from './decisions.site.ts';
import { staffOpposites } from './decisions.staff.ts';

const rejectionReason = 'Не подходит';
let count = 0;
/** An hour that nobody took yet: nine of a day, then those of the next. */
const nextHour = (): [number[], string] => [[9 + (count % 9)], addDays(DAY, Math.floor(count++ / 9))];

/** A message that was given up, with the state in which staff see it. */
async function anUnsent(api: TestApi) {
  const values = { kind: 'sms', recipient: '9120000101', body: '', lastError: '', createdAt: api.clock.now } as const;
  const [row] = await api.db
    .insert(outbox)
    .values({ ...values, attempts: 1, refusedAt: api.clock.now })
    .returning({ messageId: outbox.id });
  return { messageId: row?.messageId ?? 0, seen: 'refused' } as const;
}

async function aReceipt(api: TestApi, tariffId: number) {
  const person = await api.aCustomer();
  return aRefusedReceipt(api, await hold(api, person, tariffId, ...nextHour()), person.id);
}

/** By the id of the call that decides. */
export const opposites: Readonly<Record<string, Opposites>> = {
  [moveEventRequest.id]: async api => {
    const id = await aSubmitted(api, await api.aCustomer());
    const { new: seen, inProgress, refused } = eventRequestStatus;
    return [
      client => client.send(moveEventRequest, { id, body: { seen, status: inProgress } }),
      client => client.send(moveEventRequest, { id, body: { seen, status: refused, rejectionReason } }),
    ];
  },
  [dropMessage.id]: async api => {
    const body = await anUnsent(api);
    return [client => client.send(retryMessage, { body }), client => client.send(dropMessage, { body })];
  },
  [retryMessage.id]: async api => {
    const body = await anUnsent(api);
    return [client => client.send(dropMessage, { body }), client => client.send(retryMessage, { body })];
  },
  [retryReceipt.id]: async (api, tariffId) => {
    const body = await aReceipt(api, tariffId);
    return [
      client => client.send(noteReceipt, { body: { ...body, ...printed() } }),
      client => client.send(retryReceipt, { body }),
    ];
  },
  [noteReceipt.id]: async (api, tariffId) => {
    const body = await aReceipt(api, tariffId);
    return [
      client => client.send(retryReceipt, { body }),
      client => client.send(noteReceipt, { body: { ...body, ...printed() } }),
    ];
  },
  [confirmUser.id]: async api => {
    const { id } = await withPassport(api);
    const { applications } = (await api.as(await api.aStaff()).send(getUser, { id })).message;
    const waits = applications.find(({ requestType }) => requestType === adminRequestType.user);
    const from = { seen: 0, applicationId: waits?.requestId ?? null } as const;
    return [
      client => client.send(confirmUser, { id, body: { ...from, status: 2 } }),
      client => client.send(confirmUser, { id, body: { ...from, status: 0, rejectionReason } }),
    ];
  },
  [confirmAvatar.id]: async api => {
    const person = await api.aCustomer();
    await api.as(person).send(uploadAvatar, { body: { file: await photo() } });
    const { id } = person;
    const from = { seen: avatarStatus.unchecked, avatarUploadedAt: api.clock.now.toISOString() };
    return [
      client => client.send(confirmAvatar, { id, body: { ...from, status: avatarStatus.accepted } }),
      client => client.send(confirmAvatar, { id, body: { ...from, status: avatarStatus.declined, rejectionReason } }),
    ];
  },
  [confirmBrand.id]: async api => {
    const { brandId: id } = await aBrandIn(api, await api.aCustomer(), brandStatus.onVerification);
    const seen = brandStatus.onVerification;
    return [
      client => client.send(confirmBrand, { id, body: { seen, status: brandStatus.verified } }),
      client => client.send(confirmBrand, { id, body: { seen, status: brandStatus.declined, rejectionReason } }),
    ];
  },
  [confirmArticle.id]: async api => {
    const { articleId: id } = await anArticleIn(api, await api.aCustomer(), articleStatus.onVerification);
    const seen = articleStatus.onVerification;
    return [
      client => client.send(confirmArticle, { id, body: { seen, status: articleStatus.published } }),
      client => client.send(confirmArticle, { id, body: { seen, status: articleStatus.rework, rejectionReason } }),
    ];
  },
  [saveArticle.id]: async api => {
    const { articleId, version } = await anArticleIn(api, await api.aCustomer(), articleStatus.onVerification);
    const seen = articleStatus.onVerification;
    const body = { ...whole, articleId, version, seen, statusValue: articleStatus.deleted };
    return [
      client => client.send(confirmArticle, { id: articleId, body: { seen, status: articleStatus.published } }),
      client => client.send(saveArticle, { body }),
    ];
  },
  [confirmNews.id]: async api => {
    const author = await api.aCustomer();
    const { articleId: id } = await anArticleIn(api, author, articleStatus.published, articleKind.news);
    const seen = articleStatus.published;
    // A withdrawn record may be published again, so without `seen` the second decision could undo the first.
    const withdraw: Act = client => client.send(confirmNews, { id, body: { seen, status: articleStatus.draft } });
    return [withdraw, withdraw];
  },
  [acceptEvent.id]: async api => {
    const { eventId } = await anEventIn(api, await api.aCustomer(), eventStatus.onVerification);
    const seen = eventStatus.onVerification;
    const decide =
      (body: Omit<Input<typeof acceptEvent>['body'], 'seen'>): Act =>
      client =>
        client.send(acceptEvent, { eventId, body: { seen, ...body } });
    // Without `seen` a rejection would be allowed after either of them.
    return [
      decide({ status: eventStatus.awaitingPayment, price: 100 }),
      decide({ status: eventStatus.rejected, rejectionReason }),
    ];
  },
  [saveEvent.id]: async api => {
    const { eventId, version, categoryId } = await anEventIn(api, await api.aCustomer(), eventStatus.onVerification);
    const seen = eventStatus.onVerification;
    const body = { ...wholeEvent, categoryId, eventId, version, seen, objectStatusId: eventStatus.published };
    return [
      client => client.send(acceptEvent, { eventId, body: { seen, status: eventStatus.rejected, rejectionReason } }),
      client => client.send(saveEvent, { body }),
    ];
  },
  [removeEvent.id]: async api => {
    const { eventId } = await anEventIn(api, await api.aCustomer(), eventStatus.onVerification);
    const seen = eventStatus.onVerification;
    return [
      client => client.send(removeEvent, { body: { eventId, seen } }),
      client => client.send(acceptEvent, { eventId, body: { seen, status: eventStatus.published } }),
    ];
  },
  [handOverEvent.id]: async api => {
    const organiser = await api.aCustomer();
    const userId = organiser.id;
    const { eventId: id } = await anEventIn(api, organiser, eventStatus.published);
    const to = async (): Promise<Act> => {
      const { phone } = await api.aCustomer();
      const body = { phone, userId, seen: eventStatus.published, organizerName: 'Мастерская' };
      return client => client.send(handOverEvent, { id, body });
    };
    return [await to(), await to()];
  },
  [cancelTickets.id]: async api => {
    const { orderId: id, ticketNumber } = await anEventWithGuest(api, await api.aCustomer());
    const body = { tickets: [ticketNumber], seen: 1, refund: 0, reason: rejectionReason };
    return [client => client.send(cancelTickets, { id, body }), client => client.send(cancelTickets, { id, body })];
  },
  [cancelEvent.id]: async api => {
    const { eventId } = await anEventWithGuest(api, await api.aCustomer());
    const seen = { seen: eventStatus.published, seenReschedule: null };
    const body = { ...seen, tickets: 1, refund: 0, placementRefund: 0, reason: 'Заболел ведущий' };
    return [
      client => client.send(cancelEvent, { id: eventId, body }),
      client => client.send(cancelEvent, { id: eventId, body: { ...body, reason: 'Зал закрыт' } }),
    ];
  },
  [rescheduleEvent.id]: async api => {
    const { eventId } = await anEventWithGuest(api, await api.aCustomer());
    const { date, time, dateEnd, timeEnd, roomId, place } = wholeEvent;
    const seen = { seen: eventStatus.published, seenReschedule: null };
    const confirmed = { ...seen, tickets: 1, refund: 0, reason: 'Заболел ведущий' };
    const body = { date: addDays(date, 1), time, dateEnd, timeEnd, roomId, place, ...confirmed };
    const off = { ...confirmed, placementRefund: 0 };
    return [
      client => client.send(cancelEvent, { id: eventId, body: off }),
      client => client.send(rescheduleEvent, { id: eventId, body }),
    ];
  },
  [deleteEvent.id]: async api => {
    const { eventId: id } = await anEventIn(api, await api.aCustomer(), eventStatus.rejected);
    const seen = eventStatus.rejected;
    return [
      client => client.send(deleteEvent, { id, body: { adminSend: true, seen } }),
      client => client.send(removeEvent, { body: { eventId: id, seen } }),
    ];
  },
  [acceptRequest.id]: async api => {
    const { requestId } = await aRequestIn(api, await api.aCustomer(), marketRequestStatus.onVerification);
    const from = { requestId, seen: marketRequestStatus.onVerification };
    return [
      client => client.send(acceptRequest, { body: { ...from, status: marketRequestStatus.inProgress } }),
      client =>
        client.send(acceptRequest, { body: { ...from, status: marketRequestStatus.declined, rejectionReason } }),
    ];
  },
  [removeRequest.id]: async api => {
    const { requestId } = await aRequestIn(api, await api.aCustomer(), marketRequestStatus.onVerification);
    const from = { requestId, seen: marketRequestStatus.onVerification };
    return [
      client => client.send(acceptRequest, { body: { ...from, status: marketRequestStatus.inProgress } }),
      client => client.send(removeRequest, { body: from }),
      'gone',
    ];
  },
  [assignEventRequest.id]: async api => {
    const id = await aSubmitted(api, await api.aCustomer());
    const [one, other] = [await api.aStaff(), await api.aStaff()];
    const give =
      (managerId: number): Act =>
      client =>
        client.send(assignEventRequest, { id, body: { managerId, seen: null } });
    return [give(one.id), give(other.id)];
  },
  [changeApplicationStatus.id]: async api => {
    await api.db.execute('delete from application');
    await aBrandIn(api, await api.aCustomer(), brandStatus.onVerification);
    const { items } = await api.as(await api.aStaff()).send(listApplications, { query: {} });
    const id = items[0]?.requestId ?? 0;
    const seen = simpleRequestStatus.new;
    const { inProgress, done } = simpleRequestStatus;
    return [
      client => client.send(changeApplicationStatus, { id, body: { seen, requestStatus: inProgress } }),
      client => client.send(changeApplicationStatus, { id, body: { seen, requestStatus: done } }),
    ];
  },
  [cancelBooking.id]: async (api, tariffId) => {
    const orderId = await hold(api, await api.aCustomer(), tariffId, ...nextHour());
    const from = { orderId, seen: bookingStatus.awaitingPayment };
    return [
      client => client.send(cancelBooking, { body: { ...from, rejectionReason: 'Авария' } }),
      client => client.send(cancelBooking, { body: { ...from, rejectionReason: 'По просьбе клиента' } }),
    ];
  },
  ...roomOpposites,
  ...siteOpposites,
  ...staffOpposites,
};
