import { momentOf } from '@venue/sdk';
import {
  addEventRequest,
  estimateEventRequest,
  listMyEventRequests,
  saveActiveEventRequest,
} from '@venue/sdk/event-requests';
import {
  assignEventRequest,
  countEventRequests,
  getEventRequest,
  listEventRequests,
  listRequestManagers,
  moveEventRequest,
} from '@venue/sdk/event-requests/admin';
import { type EventRequestStatus, eventRequestMoves, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { countPending } from '@venue/sdk/pending/admin';
import { searchRecords } from '@venue/sdk/search/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../../core/db/core.table.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { roomSlot } from '../bookings/bookings.table.ts';
import { eventRequest } from './event-requests.table.ts';
import {
  activeRequest,
  anAccepted,
  anEventRequest,
  aRequestAt,
  aSubmitted,
  HALL,
  letItPass,
  myRequest,
  openHalls,
  wholeRequest,
} from './event-requests.testing.ts';

const { new: submitted, inProgress, conversation, documents, payment, refused, happened } = eventRequestStatus;
const { eventPreparation, areaPreparation, didNotHappen } = eventRequestStatus;

describe.each(databaseKinds)('staff and requests (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    await openHalls(api);
    staff = await api.aStaff(['eventRequests.read', 'eventRequests.manage'], { lastname: 'Громова', name: 'Вера' });
  });
  afterAll(() => api.close());

  const detail = async (id: number) => (await api.as(staff).send(getEventRequest, { id })).message;
  const move = async (id: number, seen: EventRequestStatus, status: EventRequestStatus, rejectionReason = 'Занято') =>
    (
      await api.as(staff).send(moveEventRequest, {
        id,
        body: { seen, status, rejectionReason } as never,
      })
    ).message;
  const hoursOf = (id: number) => api.db.select().from(roomSlot).where(eq(roomSlot.eventRequestId, id));

  test('a request goes from the customer’s hand to a held event, step by step', async () => {
    const anna = await api.aCustomer();
    const id = await aSubmitted(api, anna);
    expect(await detail(id)).toMatchObject({ userId: anna.id, moves: [inProgress, refused], hours: [], can: [] });
    const way = [submitted, inProgress, conversation, documents, payment, eventPreparation, areaPreparation, happened];
    for (const [index, status] of way.slice(1).entries()) {
      if (status === payment) {
        await expect(move(id, documents, payment)).rejects.toMatchObject({ code: 'proposal_missing' });
        await anAccepted(api, anna, id);
      }
      if (status === happened) {
        await expect(move(id, areaPreparation, happened)).rejects.toMatchObject({ code: 'event_not_over' });
        expect((await detail(id)).moves).toEqual([didNotHappen, refused]);
        await letItPass(api, id);
        expect((await detail(id)).moves).toEqual([happened, didNotHappen, refused]);
      }
      expect(await move(id, way[index] ?? submitted, status)).toMatchObject({ eventRequestStatus: status });
    }
    const after = await detail(id);
    expect(after).toMatchObject({
      moves: [areaPreparation],
      managerInfo: { managerId: staff.id, managerLastName: 'Громова' },
    });
    // The proposal and its answer also add steps with the status of that moment, so repeated statuses are dropped.
    const passed = after.history.map(step => step.eventRequestStatus);
    expect(passed.filter((status, index) => status !== passed[index - 1])).toEqual([...way.toReversed(), 1]);
    expect(await activeRequest(api, anna, id)).toMatchObject({ eventRequestStatus: happened, can: ['review'] });
  });

  test('an end that was marked by mistake is taken back, with the hours, until there is a review', async () => {
    const anna = await api.aCustomer();
    const id = await aRequestAt(api, anna, areaPreparation);
    await letItPass(api, id);
    await move(id, areaPreparation, happened);
    expect(await move(id, happened, areaPreparation)).toMatchObject({ moves: [happened, didNotHappen, refused] });
    await move(id, areaPreparation, didNotHappen);
    expect(await move(id, didNotHappen, areaPreparation)).toMatchObject({ eventRequestStatus: areaPreparation });
    expect(await hoursOf(id)).not.toEqual([]);
    await move(id, areaPreparation, happened);
    await api.db.update(eventRequest).set({ reviewedAt: api.clock.now }).where(eq(eventRequest.id, id));
    expect((await detail(id)).moves).toEqual([]);
    await expect(move(id, happened, areaPreparation)).rejects.toMatchObject({ code: 'papers_issued' });
    const texts = await api.db
      .select({ body: outbox.body })
      .from(outbox)
      .where(eq(outbox.event, 'eventRequest.takeBack'));
    expect(texts[0]?.body).toContain('мероприятие снова готовится');
  });

  test('no other move is made than those of the table', async () => {
    const anna = await api.aCustomer();
    for (const from of eventRequestStatus.ids.filter(each => each !== 1))
      for (const to of eventRequestStatus.ids.filter(each => each > submitted)) {
        if (eventRequestMoves.some(each => each.to === to && each.from.some(status => status === from))) continue;
        const id = await aRequestAt(api, anna, from);
        await expect(move(id, from, to), `${from} to ${to}`).rejects.toMatchObject({ code: 'move_not_allowed' });
      }
  });

  test('from document preparation on the hours are its own, and nobody else’s until it is refused', async () => {
    const [anna, boris] = [await api.aCustomer(), await api.aCustomer()];
    const at = { eventRequestDateStart: momentOf('2026-12-24', 11).toISOString() };
    const whole = { ...(await wholeRequest(api)), ...at };
    const one = (await api.as(anna).send(addEventRequest, { body: whole })).id;
    const other = (await api.as(boris).send(addEventRequest, { body: whole })).id;
    for (const id of [one, other])
      for (const [seen, status] of [
        [submitted, inProgress],
        [inProgress, conversation],
      ] as const)
        await move(id, seen, status);
    // 11:00 to 14:00 with an hour before and after.
    const hours = [10, 11, 12, 13, 14].map(hour => momentOf('2026-12-24', hour).toISOString());
    expect(await move(one, conversation, documents)).toMatchObject({ hours });
    expect((await hoursOf(one)).map(each => [each.roomId, each.kind])).toEqual(hours.map(() => [HALL, 'event']));
    const clash = {
      kind: 'event',
      eventRequestId: one,
      title: whole.eventRequestTitle,
      start: hours[0],
      orderId: null,
    };
    const [refusal] = await Promise.allSettled([move(other, conversation, documents)]);
    const reason = refusal.status === 'rejected' ? refusal.reason : undefined;
    expect(reason).toMatchObject({ code: 'slot_taken', data: { clashes: [clash] } });
    expect(reason.text).toMatch(/^Помещение занято: 24\.12\.2026 10:00–15:00, заявка №\s\d+ «/);
    expect((await detail(other)).clashes).toMatchObject([clash]);
    expect((await detail(one)).clashes).toEqual([]);
    expect((await detail(other)).eventRequestStatus).toBe(conversation);
    await move(one, documents, refused, 'Не оплачено');
    expect(await hoursOf(one)).toEqual([]);
    expect(await activeRequest(api, anna, one)).toMatchObject({ rejectionReason: 'Не оплачено', can: [] });
    expect(await move(other, conversation, documents)).toMatchObject({ hours });
  });

  test('two who prepare documents for the same hours at once do not both get them', async () => {
    const anna = await api.aCustomer();
    const ids = [await aRequestAt(api, anna, conversation), await aRequestAt(api, anna, conversation)];
    const start = momentOf('2026-12-28', 12);
    for (const id of ids) await api.db.update(eventRequest).set({ startsAt: start }).where(eq(eventRequest.id, id));
    const moved = await Promise.allSettled(ids.map(id => move(id, conversation, documents)));
    expect(moved.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusal = moved.find(each => each.status === 'rejected');
    expect(refusal?.status === 'rejected' && refusal.reason).toMatchObject({ code: 'slot_taken' });
  });

  test('an event that did not happen gives its hours back', async () => {
    const anna = await api.aCustomer();
    const id = await aRequestAt(api, anna, conversation);
    await api.db
      .update(eventRequest)
      .set({ startsAt: momentOf('2026-12-29', 12) })
      .where(eq(eventRequest.id, id));
    await move(id, conversation, documents);
    await api.db.update(eventRequest).set({ status: areaPreparation }).where(eq(eventRequest.id, id));
    expect(await hoursOf(id)).not.toEqual([]);
    await move(id, areaPreparation, didNotHappen);
    expect(await hoursOf(id)).toEqual([]);
  });

  test('a manager is one who leads requests', async () => {
    const id = await aSubmitted(api, await api.aCustomer());
    let seen: number | null = null;
    const assign = async (managerId: number | null) => {
      const reply = await api.as(staff).send(assignEventRequest, { id, body: { managerId, seen } });
      seen = managerId;
      return reply;
    };
    const reader = await api.aStaff(['eventRequests.read']);
    await expect(assign(reader.id)).rejects.toMatchObject({ fields: { managerId: expect.any(String) } });
    expect((await assign(staff.id)).message.managerInfo).toMatchObject({ managerId: staff.id });
    // Sending it again succeeds; a decision made when nobody was assigned is told who leads it now.
    expect((await assign(staff.id)).message.managerInfo).toMatchObject({ managerId: staff.id });
    const other = await api.aStaff(['eventRequests.manage'], { lastname: 'Ёлкина', name: 'Инна' });
    expect((await assign(other.id)).message.managerInfo).toMatchObject({ managerLastName: 'Ёлкина' });
    const mine = (await api.as(staff).send(listEventRequests, { query: { managerId: other.id } })).items;
    expect(mine.map(each => each.eventRequestId)).toEqual([id]);
    expect((await assign(null)).message.managerInfo).toBeNull();

    const names = async (search?: string) =>
      (await api.as(staff).send(listRequestManagers, { query: { search } })).message.managers.map(
        each => each.managerLastName,
      );
    expect(await names()).toEqual(expect.arrayContaining(['Громова', 'Ёлкина']));
    expect(await names('инна елк')).toEqual(['Ёлкина']);
    expect(await names('100%')).toEqual([]);
  });

  test('drafts are not there for staff, and who only reads moves nothing', async () => {
    const anna = await api.aCustomer();
    const { id } = await anEventRequest(api, anna);
    await expect(detail(id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(move(id, 1, inProgress)).rejects.toMatchObject({ code: 'not_found' });
    await expect(
      api.as(staff).send(assignEventRequest, { id, body: { managerId: null, seen: null } }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
    const sent = await aSubmitted(api, anna);
    const reader = api.as(await api.aStaff(['eventRequests.read']));
    expect((await reader.send(getEventRequest, { id: sent })).message.moves).toEqual([]);
  });

  test('the list is filtered, searched and counted by status', async () => {
    const anna = await api.aCustomer();
    const body = { ...(await wholeRequest(api)), eventRequestTitle: 'Съезд ёлочников' };
    const { id } = await api.as(anna).send(addEventRequest, { body });
    const found = async (query: object) =>
      (await api.as(staff).send(listEventRequests, { query })).items.map(each => each.eventRequestId);
    expect(await found({ search: 'елочник' })).toEqual([id]);
    expect(await found({ search: 'елочник', status: inProgress })).toEqual([]);
    expect(await found({ search: 'елочник', from: '2026-12-22', to: '2026-12-22' })).toEqual([id]);
    expect(await found({ search: 'елочник', from: '2026-12-23' })).toEqual([]);
    const count = async () =>
      (await api.as(staff).send(countEventRequests, {})).message.counts.find(
        each => each.eventRequestStatus === submitted,
      )?.count ?? 0;
    const waiting = async () => (await api.as(staff).send(countPending, {})).message.eventRequest;
    const before = await count();
    expect(await waiting()).toBe(before);
    await move(id, submitted, inProgress);
    expect(await count()).toBe(before - 1);
    const groups = async (q: string) => (await api.as(staff).send(searchRecords, { query: { q } })).message.groups;
    expect((await groups('ёлочников')).flatMap(each => each.items)).toMatchObject([
      { id, title: 'Съезд ёлочников', to: `/event-requests/${id}` },
    ]);
    await anEventRequest(api, anna);
    const drafts = await groups('Форум');
    expect(drafts.flatMap(each => each.items).every(each => each.status?.id !== 1)).toBe(true);
    const { items } = await api.as(anna).send(listMyEventRequests, { body: { search: 'ёлочников' } });
    expect(items).toMatchObject([{ eventRequestStatus: inProgress, managerInfo: { managerId: staff.id } }]);
  });
});

describe('an estimate', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    await openHalls(api);
  });
  afterAll(() => api.close());

  test('prices hours by the tariff and what is ordered, and names what it cannot price', async () => {
    const anna = await api.aCustomer();
    const { id: draft } = await anEventRequest(api, anna);
    const estimate = async (id: number) => (await api.as(anna).send(estimateEventRequest, { id })).message;
    expect(await estimate(draft)).toEqual({ lines: [], price: 0, unpriced: ['Аренда: выберите тариф'] });

    const [hall] = (await myRequest(api, anna, draft)).eventRequestServices;
    const service = hall?.services.find(each => each.minimum === 1);
    if (!service) throw new Error('the hall offers no services');
    const body = {
      ...(await wholeRequest(api)),
      tariffId: 2 as const,
      specialServiceIds: [4 as const],
      eventRequestServices: [{ serviceId: service.serviceId, quantity: 3 }],
    };
    const { id } = await api.as(anna).send(addEventRequest, { body });
    // 11:00 to 14:00 with an hour before and after: five hours.
    expect(await estimate(id)).toEqual({
      lines: [
        { title: 'Лекторий, тариф «Целевой»', quantity: 5, unit: 'ч', unitPrice: 300_000, sum: 1_500_000 },
        {
          title: service.serviceName,
          quantity: 3,
          unit: service.unit,
          unitPrice: service.price,
          sum: service.price * 3,
        },
      ],
      price: 1_500_000 + service.price * 3,
      unpriced: ['Кейтеринг'],
    });
    await api.as(anna).send(saveActiveEventRequest, {
      id,
      body: { version: 1, needAdditionalEquipment: true, needAdditionalEquipmentInfo: 'Гонг' },
    });
    expect((await estimate(id)).unpriced).toEqual(['Кейтеринг', 'Дополнительное оборудование']);
    await expect(api.as(await api.aCustomer()).send(estimateEventRequest, { id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('prices no hours in which the venue is closed', async () => {
    const anna = await api.aCustomer();
    const eventRequestDateStart = momentOf('2026-12-22', 9).toISOString();
    const body = { ...(await wholeRequest(api)), eventRequestDateStart };
    const { id } = await api.as(anna).send(addEventRequest, { body });
    // 9:00 to 12:00 and an hour after; the hour before is outside opening hours and free of charge.
    const { lines } = (await api.as(anna).send(estimateEventRequest, { id })).message;
    expect(lines).toMatchObject([{ quantity: 4 }]);
  });
});
