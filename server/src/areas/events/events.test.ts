import {
  createEvent,
  deleteEvent,
  downloadEventTickets,
  getAnnouncement,
  getEvent,
  listCategories,
  listEventHistory,
  listEvents,
  removeEventImage,
  saveEvent,
  sendEventForVerification,
  updateEventPhoto,
  uploadEventImage,
  withdrawEvent,
} from '@venue/sdk/events';
import { acceptEvent, saveCategory } from '@venue/sdk/events/admin';
import { type EventStatus, eventKind, eventStatus } from '@venue/sdk/events/model';
import { getPrivacy } from '@venue/sdk/privacy';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { application } from '../applications/applications.table.ts';
import { event } from './events.table.ts';
import { aCategory, anEventIn, aPicture, aTicketOf, entrance, whole } from './events.testing.ts';

let api: TestApi;
let categoryId: number;
beforeAll(async () => {
  api = await testApi();
  categoryId = await aCategory(api);
});
afterAll(() => api.close());

const { draft, onVerification, published, rejected, deleted, rework, awaitingPayment } = eventStatus;
const missing = { code: 'not_found' };

const create = async (person: Person, over: object = {}) => {
  const body = { ...whole, categoryId, eventKind: eventKind.event, ...over };
  const { id, message } = await api.as(person).send(createEvent, { body });
  expect(message.eventId).toBe(id);
  return message;
};
const poster = async (person: Person, eventId: number) =>
  (await api.as(person).send(updateEventPhoto, { body: { file: await aPicture(), eventId } })).message;
const read = async (person: Person, id: number) => (await api.as(person).send(getEvent, { id })).message;

describe('an event of one’s own', () => {
  test('begins as a draft, is written on, and a stale save is told what there is now', async () => {
    const anna = await api.aCustomer();
    const made = await create(anna, { eventDescription: '<p onclick="x">Круг</p><script>1</script>' });
    expect(made).toMatchObject({
      objectStatusId: draft,
      eventDescription: '<p>Круг</p>',
      version: 1,
      can: ['edit', 'send', 'delete'],
    });
    const { eventId } = made;
    const save = (eventTitle: string) =>
      api.as(anna).send(saveEvent, { body: { ...whole, categoryId, eventTitle, eventId, version: 1 } });
    expect((await save('Ночь глины')).message).toMatchObject({ eventTitle: 'Ночь глины', version: 2 });
    await expect(save('День глины')).rejects.toMatchObject({
      code: 'conflict',
      data: { current: { eventTitle: 'Ночь глины', version: 2 } },
    });
    const { items } = await api.as(anna).send(listEventHistory, { id: eventId, body: {} });
    expect(items.map(each => each.what)).toEqual(['Создан черновик']);
  });

  test('has a poster and a wide picture, each in its place', async () => {
    const anna = await api.aCustomer();
    const { eventId } = await create(anna);
    const first = await poster(anna, eventId);
    const second = await poster(anna, eventId);
    const wide = (await api.as(anna).send(uploadEventImage, { body: { file: await aPicture('#fff'), eventId } }))
      .message;
    expect(first.fileId).not.toBe(second.fileId);
    expect(await read(anna, eventId)).toMatchObject({ mainImage: second, image: wide });
    await api.as(anna).send(removeEventImage, { body: { eventId, as: 'image' } });
    expect(await read(anna, eventId)).toMatchObject({ mainImage: second, image: null });
    await expect(api.as(anna).send(removeEventImage, { body: { eventId, as: 'image' } })).rejects.toMatchObject(
      missing,
    );
  });

  test.each([onVerification, published, rejected, awaitingPayment] as const)(
    'is not changed in status %i',
    async status => {
      const anna = await api.aCustomer();
      const { eventId, version } = await anEventIn(api, anna, status);
      const body = { ...whole, categoryId, eventId, version };
      await expect(api.as(anna).send(saveEvent, { body })).rejects.toMatchObject({ code: 'not_editable' });
      await expect(poster(anna, eventId)).rejects.toMatchObject({ code: 'not_editable' });
      await expect(api.as(anna).send(removeEventImage, { body: { eventId, as: 'mainImage' } })).rejects.toMatchObject({
        code: 'not_editable',
      });
    },
  );

  test('is sent when it lacks nothing, is published, and everybody reads it', async () => {
    const anna = await api.aCustomer();
    const { eventId } = await create(anna, { eventLead: '' });
    const send = () => api.as(anna).send(sendEventForVerification, { body: { eventId } });
    await expect(send()).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { eventLead: 'Обязательное поле', mainImage: 'Загрузите афишу' },
    });
    await api.as(anna).send(saveEvent, { body: { ...whole, categoryId, eventId, version: 1 } });
    await poster(anna, eventId);
    expect((await send()).message).toMatchObject({ objectStatusId: onVerification, can: ['withdraw', 'delete'] });
    await expect(send()).rejects.toMatchObject({ code: 'move_not_allowed' });
    const waiting = await api.db.select().from(application).where(eq(application.objectId, eventId));
    expect(waiting).toMatchObject([{ userId: anna.id, status: 1, isAmendment: false }]);

    const visitor = api.client();
    await expect(visitor.send(getEvent, { id: eventId })).rejects.toMatchObject(missing);
    const staff = api.as(await api.aStaff());
    await staff.send(acceptEvent, { eventId, body: { seen: onVerification, status: published } });
    const seen = (await visitor.send(getEvent, { id: eventId })).message;
    expect(seen).toMatchObject({ objectStatusId: published, price: null, can: [] });
    expect((await visitor.send(listEvents, { x: 1, body: {} })).items.map(each => each.eventId)).toContain(eventId);
  });

  test('that is reworked may be sent again, one that is over may not', async () => {
    const anna = await api.aCustomer();
    const { eventId } = await anEventIn(api, anna, rework);
    await api.db.update(event).set({ date: '2026-05-15' }).where(eq(event.id, eventId));
    const send = () => api.as(anna).send(sendEventForVerification, { body: { eventId } });
    await expect(send()).rejects.toMatchObject({ fields: { date: 'Дата не может быть прошлым' } });
    await api.db.update(event).set({ date: whole.date }).where(eq(event.id, eventId));
    expect((await send()).message.objectStatusId).toBe(onVerification);
  });

  test('is taken back before staff have decided, mended and sent again', async () => {
    const anna = await api.aCustomer();
    const { eventId } = await anEventIn(api, anna, rework);
    await api.db.update(event).set({ date: whole.date }).where(eq(event.id, eventId));
    await api.as(anna).send(sendEventForVerification, { body: { eventId } });
    const takeBack = (person: Person) => api.as(person).send(withdrawEvent, { body: { eventId } });
    await expect(takeBack(await api.aCustomer())).rejects.toMatchObject({ code: 'not_found' });
    expect((await takeBack(anna)).message).toMatchObject({ objectStatusId: draft, can: ['edit', 'send', 'delete'] });
    await expect(takeBack(anna)).rejects.toMatchObject({ code: 'move_not_allowed' });
    // A withdrawn event no longer waits for a decision.
    const open = await api.db.select().from(application).where(eq(application.objectId, eventId));
    expect(open.at(-1)?.status).not.toBe(1);
    const steps = await api.as(anna).send(listEventHistory, { id: eventId, body: undefined });
    expect(steps.items[0]?.what).toBe('Отозвано с\u00a0проверки');
    expect((await api.as(anna).send(sendEventForVerification, { body: { eventId } })).message.objectStatusId).toBe(
      onVerification,
    );
  });

  test('is deleted by its organiser unless a ticket is sold, and by staff with the right alone', async () => {
    const anna = await api.aCustomer();
    const remove = (person: Person, id: number, adminSend: boolean, seen: EventStatus) =>
      api.as(person).send(deleteEvent, { id, body: { adminSend, seen } });
    const sold = await anEventIn(api, anna, published, { tickets: [entrance] });
    await aTicketOf(api, sold);
    await expect(remove(anna, sold.eventId, false, published)).rejects.toMatchObject({ code: 'ticket_sold' });
    const waiting = await anEventIn(api, anna, onVerification);
    await remove(anna, waiting.eventId, false, onVerification);
    await expect(read(anna, waiting.eventId)).rejects.toMatchObject(missing);
    const [row] = await api.db.select().from(application).where(eq(application.objectId, waiting.eventId));
    expect(row?.status).toBe(3);
    const other = await anEventIn(api, anna, draft);
    await expect(remove(await api.aCustomer(), other.eventId, true, draft)).rejects.toMatchObject(missing);
    await expect(remove(await api.aStaff(['events.read']), other.eventId, true, draft)).rejects.toMatchObject(missing);
    const staff = await api.aStaff(['events.manage']);
    await expect(remove(staff, other.eventId, false, draft)).rejects.toMatchObject(missing);
    await remove(staff, other.eventId, true, draft);
    await expect(read(anna, other.eventId)).rejects.toMatchObject(missing);
  });

  test('tells its organiser who comes, and those people who looked', async () => {
    const anna = await api.aCustomer({ lastname: 'Лаптева', name: 'Дарья' });
    const guest = await api.aCustomer();
    const held = await anEventIn(api, anna, published, { tickets: [entrance] });
    await aTicketOf(api, held, { userId: guest.id });
    const get = (person: Person, download: boolean) =>
      api.as(person).send(downloadEventTickets, { body: { eventId: held.eventId, download } });
    expect((await get(anna, true)).name).toMatch(/\.xlsx$/);
    expect((await get(anna, false)).type).toBe('application/pdf');
    await expect(get(guest, true)).rejects.toMatchObject(missing);
    const { views } = (await api.as(guest).send(getPrivacy, {})).message;
    expect(views).toMatchObject([{ who: 'Лаптева Д.' }, { who: 'Лаптева Д.' }]);
  });
});

describe('lists', () => {
  test('of one’s own hold every status but deleted, newest first', async () => {
    const anna = await api.aCustomer();
    const first = await anEventIn(api, anna, draft);
    await anEventIn(api, anna, deleted);
    const last = await anEventIn(api, anna, rejected, { kind: eventKind.announcement });
    const own = async (body: object = {}) =>
      (await api.as(anna).send(listEvents, { x: 1, body: { own: true, ...body } })).items.map(each => each.eventId);
    expect(await own()).toEqual([last.eventId, first.eventId]);
    expect(await own({ objectStatusId: draft })).toEqual([first.eventId]);
    expect(await own({ eventKind: eventKind.announcement })).toEqual([last.eventId]);
    expect(await own({ search: 'керамики' })).toHaveLength(2);
    expect(await own({ search: '_' })).toEqual([]);
    await expect(api.client().send(listEvents, { x: 1, body: { own: true } })).rejects.toMatchObject({
      code: 'access_denied',
    });
  });

  test('for everybody hold what is published and not over, soonest first', async () => {
    const anna = await api.aCustomer();
    const later = await anEventIn(api, anna, published, { eventTitle: 'Ярмарка гжели', date: '2027-06-02' });
    const sooner = await anEventIn(api, anna, published, { eventTitle: 'Ярмарка майолики', date: '2027-06-01' });
    await anEventIn(api, anna, draft, { eventTitle: 'Ярмарка фарфора' });
    const found = async (body: object = {}) =>
      (await api.client().send(listEvents, { x: 1, body: { search: 'ярмарка', ...body } })).items.map(
        each => each.eventId,
      );
    expect(await found()).toEqual([sooner.eventId, later.eventId]);
    expect(await found({ from: '2027-06-02' })).toEqual([later.eventId]);
    expect(await found({ to: '2027-06-01' })).toEqual([sooner.eventId]);
    expect(await found({ objectStatusId: draft })).toEqual([]);
    await api.db.update(event).set({ date: '2026-06-01' }).where(eq(event.id, sooner.eventId));
    expect(await found()).toEqual([later.eventId]);
  });

  test('an announcement is read by its own call, an event is not', async () => {
    const anna = await api.aCustomer();
    const told = await anEventIn(api, anna, published, { kind: eventKind.announcement });
    const other = await anEventIn(api, anna, published);
    expect((await api.client().send(getAnnouncement, { id: told.eventId })).message.eventId).toBe(told.eventId);
    await expect(api.client().send(getAnnouncement, { id: other.eventId })).rejects.toMatchObject(missing);
  });

  test('hidden categories are not offered', async () => {
    const hidden = await aCategory(api);
    const staff = api.as(await api.aStaff());
    const { categories } = (await api.client().send(listCategories, {})).message;
    const known = categories.find(each => each.categoryId === hidden);
    expect(known).toMatchObject({ eventsCount: null });
    const body = { categoryId: hidden, categoryName: known?.categoryName ?? '', isHidden: true };
    await staff.send(saveCategory, { body });
    const after = (await api.client().send(listCategories, {})).message.categories;
    expect(after.some(each => each.categoryId === hidden)).toBe(false);
  });
});
