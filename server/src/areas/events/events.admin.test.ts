import { getApplication } from '@venue/sdk/applications/admin';
import { acceptEvent, addEvent, getAnnouncement, getEvent, listEvents, saveEvent } from '@venue/sdk/events/admin';
import { eventKind, eventStatus, ticketType } from '@venue/sdk/events/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../core/db/core.table.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { seedRooms } from '../rooms/rooms.demo.ts';
import { aCategory, anEvent, anEventIn, aTicketOf, entrance, whole } from './events.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await seedRooms(api.db);
});
afterAll(() => api.close());

const { draft, onVerification, published, rejected, deleted, awaitingPayment, rework } = eventStatus;
const audits = async (subjectId: number) =>
  api.db
    .select({ callId: audit.callId, before: audit.before, after: audit.after })
    .from(audit)
    .where(eq(audit.subjectId, subjectId))
    .orderBy(audit.id);
const fieldsOf = (call: Promise<unknown>) =>
  call.then(
    () => ({}),
    (problem: { code: string; fields: object }) => (problem.code === 'invalid_input' ? problem.fields : problem.code),
  );

describe('the list', () => {
  test('holds everything but what is deleted, and is cut by each of its filters', async () => {
    const person = await api.aCustomer({ lastname: 'Уралова', name: 'Яна', phone: '9037654321' });
    const all = [draft, onVerification, published, rejected, deleted, awaitingPayment, rework];
    for (const status of all) await anEventIn(api, person, status);
    const categoryId = await aCategory(api);
    const three = { date: '2027-06-01', dateEnd: '2027-06-03', roomId: 31, place: '', categoryId };
    await anEventIn(api, person, draft, { ...three, kind: eventKind.announcement, eventTitle: 'Три дня 100%' });
    const staff = api.as(await api.aStaff());
    const { message, items } = await staff.send(listEvents, { query: { userId: person.id } });
    expect(message).toMatchObject({ page: 1, total: 7, totalIsExact: true });
    expect(items.every(row => row.userName === 'Уралова Яна' && row.userPhone === '9037654321')).toBe(true);
    expect(items[0]).toMatchObject({ eventTitle: 'Три дня 100%', category: { categoryId, eventsCount: null } });
    const only = async (query: object) =>
      (await staff.send(listEvents, { query: { userId: person.id, ...query } })).items.length;
    expect(await only({ status: deleted })).toBe(1);
    expect(await only({ kind: eventKind.announcement })).toBe(1);
    expect(await only({ categoryId })).toBe(1);
    expect(await only({ roomId: 31 })).toBe(1);
    expect(await only({ search: 'уралова' })).toBe(7);
    expect(await only({ search: '+7 903 765-43-21' })).toBe(7);
    expect(await only({ search: String(items[3]?.eventId) })).toBe(1);
    expect(await only({ search: '100%' })).toBe(1);
    expect(await only({ search: 'дом печати' })).toBe(6);
    expect(await only({ search: 'фотостудия' })).toBe(1);
    expect(await only({ search: 'нет такого' })).toBe(0);
    // A day in the middle of a three-day event matches.
    expect(await only({ from: '2027-06-02', to: '2027-06-02' })).toBe(1);
    expect(await only({ from: '2027-06-04' })).toBe(0);
    expect(await only({ to: '2027-05-14' })).toBe(0);
    expect(await only({ from: '2027-05-15', to: '2027-05-15' })).toBe(6);
  });

  test('is sorted by each column both ways; what was never sent stands last either way', async () => {
    const person = await api.aCustomer();
    await anEventIn(api, person, draft, { eventTitle: 'Б', date: '2027-05-16' });
    await anEventIn(api, person, onVerification, { eventTitle: 'А', date: '2027-05-17', time: '09:00' });
    await anEventIn(api, person, published, { eventTitle: 'В', date: '2027-05-17', time: '10:00' });
    const staff = api.as(await api.aStaff());
    const titles = async (sort: (typeof sorts)[number], order: 'asc' | 'desc') =>
      (await staff.send(listEvents, { query: { userId: person.id, sort, order } })).items
        .map(row => row.eventTitle)
        .join('');
    const sorts = [
      'eventId',
      'eventTitle',
      'date',
      'objectStatusId',
      'userName',
      'sentAt',
      'createdAt',
      'updatedAt',
    ] as const;
    const found = await Promise.all(sorts.map(async sort => [await titles(sort, 'asc'), await titles(sort, 'desc')]));
    expect(Object.fromEntries(sorts.map((sort, index) => [sort, found[index]]))).toEqual({
      eventId: ['БАВ', 'ВАБ'],
      eventTitle: ['АБВ', 'ВБА'],
      date: ['БАВ', 'ВАБ'],
      objectStatusId: ['БАВ', 'ВАБ'],
      userName: ['БАВ', 'ВАБ'],
      sentAt: ['АВБ', 'ВАБ'],
      createdAt: ['БАВ', 'ВАБ'],
      updatedAt: ['БАВ', 'ВАБ'],
    });
    const second = await staff.send(listEvents, {
      query: { userId: person.id, page: 2, pageSize: 2, sort: 'eventTitle' },
    });
    expect(second.items.map(row => row.eventTitle)).toEqual(['А']);
  });
});

describe('one event', () => {
  test('is read with who filed it, what is sold, its application and its history; an announcement by both calls', async () => {
    const person = await api.aCustomer({ lastname: 'Лаптева', name: 'Дарья', email: 'dasha@example.ru' });
    const filed = await anEventIn(api, person, onVerification, { tickets: [entrance], kind: eventKind.announcement });
    await aTicketOf(api, filed);
    const staff = api.as(await api.aStaff());
    const id = filed.eventId;
    const { message } = await staff.send(getAnnouncement, { id });
    expect(message).toMatchObject({
      eventKind: eventKind.announcement,
      userName: 'Лаптева Дарья',
      userEmail: 'dasha@example.ru',
      ticketsSold: 1,
      tickets: [{ ticketName: 'Входной', soldCount: 1 }],
      approved: null,
      mainImage: { url: expect.stringMatching(/-1600\.webp$/) },
      image: null,
      history: [{ objectType: 'announcement', what: 'Создан черновик' }],
      can: ['edit', 'confirm', 'reject', 'rework', 'awaitPayment', 'cancel', 'reschedule', 'tickets'],
    });
    expect((await staff.send(getEvent, { id })).message).toEqual(message);
    const application = await staff.send(getApplication, { id: message.applicationId ?? 0, query: {} });
    expect(application.message).toMatchObject({ objectId: filed.eventId, requestType: 2 });
    const other = (await anEvent(api)).eventId;
    await expect(staff.send(getAnnouncement, { id: other })).rejects.toMatchObject({ code: 'not_found' });
    for (const missing of [999_999, Number.NaN, 1e300])
      await expect(staff.send(getEvent, { id: missing })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('who may only read may do nothing; other staff, customers and guests read nothing', async () => {
    const person = await api.aCustomer();
    const { eventId } = await anEventIn(api, person, onVerification);
    const id = eventId;
    const reader = api.as(await api.aStaff(['events.read']));
    expect((await reader.send(getEvent, { id })).message.can).toEqual([]);
    expect((await reader.send(listEvents, { query: { userId: person.id } })).items[0]?.can).toEqual([]);
    const body = { ...whole, eventKind: eventKind.event };
    await expect(reader.send(addEvent, { body })).rejects.toMatchObject({ status: 403 });
    await expect(reader.send(saveEvent, { body: { ...whole, eventId, version: 1 } })).rejects.toMatchObject({
      status: 403,
    });
    for (const stranger of [api.as(person), api.as(await api.aStaff(['articles.manage'])), api.client()]) {
      await expect(stranger.send(getEvent, { id })).rejects.toMatchObject({ status: 403 });
      await expect(stranger.send(getAnnouncement, { id })).rejects.toMatchObject({ status: 403 });
      await expect(stranger.send(listEvents, { query: {} })).rejects.toMatchObject({ status: 403 });
    }
  });
});

describe('adding', () => {
  test('makes a draft, or publishes at once what lacks nothing but its poster', async () => {
    const person = await api.aStaff();
    const staff = api.as(person);
    const categoryId = await aCategory(api);
    const body = { ...whole, categoryId, eventKind: eventKind.event, tickets: [entrance] };
    const { id, message } = await staff.send(addEvent, { body });
    expect(message).toMatchObject({
      eventId: id,
      objectStatusId: draft,
      userId: person.id,
      version: 1,
      publishedAt: null,
    });
    expect(message.tickets).toMatchObject([{ ...entrance, soldCount: 0 }]);
    const now = { ...body, objectStatusId: published };
    expect(await fieldsOf(staff.send(addEvent, { body: { ...now, eventLead: '', place: '' } }))).toEqual({
      eventLead: 'Обязательное поле',
      place: 'Обязательное поле',
    });
    const { message: shown } = await staff.send(addEvent, { body: now });
    expect(shown).toMatchObject({
      objectStatusId: published,
      publishedAt: api.clock.now.toISOString(),
      approved: { eventTitle: whole.eventTitle, mainImage: null },
      history: [{ what: 'Опубликовано' }, { what: 'Создан черновик' }],
    });
    expect(await audits(shown.eventId)).toMatchObject([
      { callId: 'admin.event.add', after: { eventTitle: whole.eventTitle, objectStatusId: published } },
    ]);
  });

  test('keeps nothing of a text but its formatting, and no category or room there is none of', async () => {
    const staff = api.as(await api.aStaff());
    const body = { ...whole, eventKind: eventKind.event };
    const eventDescription = '<p onclick="x()">А<script>x()</script><img src="/files/a.webp"></p>';
    const { message } = await staff.send(addEvent, { body: { ...body, eventDescription } });
    expect(message.eventDescription).toBe('<p>А</p>');
    expect(await fieldsOf(staff.send(addEvent, { body: { ...body, categoryId: 999_999, roomId: 7 } }))).toEqual({
      categoryId: 'Этой категории больше нет. Выберите другую',
      roomId: 'Такого помещения нет',
    });
  });
});

describe('saving', () => {
  test('changes what is written, notes the fields that changed, and refuses a stale version', async () => {
    const person = await api.aCustomer();
    const before = await anEventIn(api, person, onVerification);
    const { eventId, version, categoryId } = before;
    const staff = api.as(await api.aStaff());
    const body = { ...whole, categoryId, eventTitle: 'Ночь стекла', ageSign: 12 as const, eventId, version };
    const { message } = await staff.send(saveEvent, { body });
    expect(message).toMatchObject({ eventTitle: 'Ночь стекла', version: version + 1, objectStatusId: onVerification });
    expect(message.history[0]?.what).toBe('Исправлено сотрудником площадки');
    expect((await audits(eventId)).at(-1)).toEqual({
      callId: 'admin.event.update',
      before: { eventTitle: whole.eventTitle, ageSign: 6 },
      after: { eventTitle: 'Ночь стекла', ageSign: 12 },
    });
    await expect(staff.send(saveEvent, { body })).rejects.toMatchObject({
      code: 'conflict',
      data: { current: { version: version + 1, eventTitle: 'Ночь стекла' } },
    });
  });

  test('publishes and withdraws; what everybody reads stays whole', async () => {
    const { eventId, version, categoryId } = await anEvent(api);
    const staff = api.as(await api.aStaff());
    const body = { ...whole, categoryId, eventId, version };
    const { message } = await staff.send(saveEvent, { body: { ...body, objectStatusId: published, seen: draft } });
    expect(message).toMatchObject({ objectStatusId: published, approved: { eventTitle: whole.eventTitle } });
    const bare = { ...body, version: message.version, eventLead: '' };
    expect(await fieldsOf(staff.send(saveEvent, { body: bare }))).toEqual({ eventLead: 'Обязательное поле' });
    const better = { ...body, version: message.version, eventTitle: 'Ночь керамики и\u00a0стекла' };
    const saved = (await staff.send(saveEvent, { body: better })).message;
    expect(saved).toMatchObject({ objectStatusId: published, approved: { eventTitle: better.eventTitle } });
    const withdrawn = { ...bare, version: saved.version, objectStatusId: draft, seen: published };
    expect((await staff.send(saveEvent, { body: withdrawn })).message).toMatchObject({
      objectStatusId: draft,
      eventLead: '',
    });
  });

  test('what has no poster is not published', async () => {
    const { eventId, version, categoryId } = await anEvent(api, { poster: false });
    const staff = api.as(await api.aStaff());
    const body = { ...whole, categoryId, eventId, version, objectStatusId: published, seen: draft };
    expect(await fieldsOf(staff.send(saveEvent, { body }))).toEqual({ mainImage: 'Загрузите афишу' });
  });

  test('a status no move leads to, a deleted and a missing one are refused', async () => {
    const person = await api.aCustomer();
    const staff = api.as(await api.aStaff());
    const saveIn = async (status: 4 | 5 | 6, objectStatusId?: 1 | 3) => {
      const { eventId, version, categoryId } = await anEventIn(api, person, status);
      const move = objectStatusId ? { objectStatusId, seen: status } : {};
      return fieldsOf(staff.send(saveEvent, { body: { ...whole, categoryId, eventId, version, ...move } }));
    };
    expect(await saveIn(rejected, published)).toBe('move_not_allowed');
    expect(await saveIn(awaitingPayment, draft)).toBe('move_not_allowed');
    // Also without a status: a deleted event must be restored first.
    expect(await saveIn(deleted)).toBe('move_not_allowed');
    expect(await fieldsOf(staff.send(saveEvent, { body: { ...whole, eventId: 999_999, version: 1 } }))).toBe(
      'not_found',
    );
  });

  test('a hidden category stays with the event that has it and is taken by no other', async () => {
    const { eventId, version, categoryId } = await anEvent(api);
    const staff = api.as(await api.aStaff());
    await api.database.pool.query('update event_category set is_hidden = true where id = $1', [categoryId]);
    const body = { ...whole, categoryId, eventId, version };
    expect((await staff.send(saveEvent, { body })).message.categoryId).toBe(categoryId);
    const fresh = { ...whole, categoryId, eventKind: eventKind.event };
    expect(await fieldsOf(staff.send(addEvent, { body: fresh }))).toHaveProperty('categoryId');
  });
});

describe('tickets', () => {
  test('with a number are changed, without are new, those left out stay; free ones cost nothing', async () => {
    const { eventId, version, tickets } = await anEvent(api, { tickets: [entrance] });
    const staff = api.as(await api.aStaff());
    const free = { ...entrance, ticketType: ticketType.free, ticketName: 'Для\u00a0студентов', ticketPrice: 100 };
    const body = { ...whole, eventId, version, tickets: [free] };
    const { message } = await staff.send(saveEvent, { body });
    expect(message.tickets.map(each => [each.ticketName, each.ticketPrice])).toEqual([
      ['Входной', 50_000],
      ['Для\u00a0студентов', 0],
    ]);
    const renamed = { ...entrance, ticketId: tickets[0]?.ticketId ?? 0, ticketName: 'Взрослый' };
    const again = await staff.send(saveEvent, { body: { ...body, version: message.version, tickets: [renamed] } });
    expect(again.message.tickets.map(each => each.ticketName)).toEqual(['Взрослый', 'Для\u00a0студентов']);
  });

  test('fewer than are sold, and those of another event, are refused beside the field', async () => {
    const event = await anEvent(api, { tickets: [entrance] });
    const other = await anEvent(api, { tickets: [entrance] });
    for (const name of ['А', 'Б']) await aTicketOf(api, event, { name });
    const staff = api.as(await api.aStaff());
    const { eventId, version } = event;
    const ticketId = event.tickets[0]?.ticketId ?? 0;
    const save = (ticket: object) =>
      fieldsOf(staff.send(saveEvent, { body: { ...whole, eventId, version, tickets: [{ ...entrance, ...ticket }] } }));
    expect(await save({ ticketId, ticketQuantity: 1 })).toEqual({
      'tickets.0.ticketQuantity': 'Уже продано 2: меньше указать нельзя',
    });
    expect(await save({ ticketId: other.tickets[0]?.ticketId })).toEqual({
      'tickets.0.ticketName': 'Этого вида билетов больше нет',
    });
    expect(await save({ ticketId, ticketQuantity: 2 })).toEqual({});
  });
});

test('of two who decide from the same reading the second meets what the first has made of it', async () => {
  const { eventId, version, categoryId } = await anEventIn(api, await api.aCustomer(), onVerification);
  const [one, two] = [api.as(await api.aStaff()), api.as(await api.aStaff())];
  await one.send(saveEvent, { body: { ...whole, categoryId, eventId, version, eventTitle: 'Новее' } });
  const stale = two.send(acceptEvent, {
    eventId,
    body: { seen: onVerification, status: published, version },
  });
  await expect(stale).rejects.toMatchObject({ code: 'conflict', data: { current: { eventTitle: 'Новее' } } });
});
