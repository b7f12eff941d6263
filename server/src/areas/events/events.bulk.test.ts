import { newIdempotencyKey } from '@venue/sdk';
import { previewBulk, runBulk, undoBulk } from '@venue/sdk/bulk/admin';
import { getEvent, removeEvent, restoreEvent } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { anEventIn, aTicketOf, entrance } from './events.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const { draft, onVerification, published, rejected, deleted } = eventStatus;

async function office() {
  const person = await api.aCustomer();
  const staff = api.as(await api.aStaff());
  const filter = { userId: person.id };
  return {
    person,
    preview: async (action: string) => (await staff.send(previewBulk, { body: { action, filter } })).message,
    run: async (action: string, more: object = {}) => {
      const count = (await staff.send(previewBulk, { body: { action, filter } })).message.total;
      const body = { action, filter, count, ...more };
      return (await staff.send(runBulk, { body }, { idempotencyKey: newIdempotencyKey() })).message;
    },
    undo: async (key: string | null) => (await staff.send(undoBulk, { body: { undo: key ?? '' } })).message,
    statusOf: async (eventId: number) => (await staff.send(getEvent, { id: eventId })).message.objectStatusId,
  };
}

test('many are published at once, and what lacks something is named with its reason', async () => {
  const { person, preview, run, statusOf } = await office();
  const whole = await anEventIn(api, person, onVerification);
  const bare = await anEventIn(api, person, draft, { poster: false });
  const over = await anEventIn(api, person, rejected);
  expect(await preview('events.publish')).toMatchObject({ total: 3, may: 2 });
  const { total, done, skipped } = await run('events.publish');
  expect({ total, done }).toEqual({ total: 3, done: 1 });
  expect(skipped.map(each => [each.id, each.reason]).sort()).toEqual([
    [bare.eventId, 'Проверьте заполнение полей'],
    [over.eventId, 'В\u00a0этом статусе так сделать нельзя'],
  ]);
  expect(await statusOf(whole.eventId)).toBe(published);
  expect(await statusOf(bare.eventId)).toBe(draft);
  expect(await preview('events.withdraw')).toMatchObject({ total: 3, may: 1 });
});

test('many are rejected with one reason, which is asked for', async () => {
  const { person, run, statusOf } = await office();
  const { eventId } = await anEventIn(api, person, onVerification);
  await expect(run('events.reject')).rejects.toMatchObject({ fields: { reason: 'Обязательное поле' } });
  expect(await run('events.reject', { reason: 'Не\u00a0наш формат' })).toMatchObject({ done: 1, left: 0 });
  expect(await statusOf(eventId)).toBe(rejected);
});

test('many are deleted but for those somebody holds a ticket for, and come back', async () => {
  const { person, preview, run, undo, statusOf } = await office();
  const sold = await anEventIn(api, person, published, { tickets: [entrance] });
  await aTicketOf(api, sold);
  const free = await anEventIn(api, person, published);
  expect(await preview('events.delete')).toMatchObject({ total: 2, may: 1 });
  const result = await run('events.delete');
  expect(result).toMatchObject({
    done: 1,
    skipped: [{ id: sold.eventId, reason: 'Билеты уже проданы, удалить нельзя' }],
  });
  expect(await statusOf(sold.eventId)).toBe(published);
  expect(await statusOf(free.eventId)).toBe(deleted);
  expect(await undo(result.undo)).toMatchObject({ total: 1, done: 1, skipped: [] });
  expect(await statusOf(free.eventId)).toBe(published);
});

test('an event that was restored, and deleted by somebody else since, stays deleted', async () => {
  const { person, run, undo, statusOf } = await office();
  const { eventId } = await anEventIn(api, person, published);
  const { undo: key } = await run('events.delete');
  const colleague = api.as(await api.aStaff());
  api.clock.advance(60_000);
  await colleague.send(restoreEvent, { body: { eventId } });
  await colleague.send(removeEvent, { body: { eventId, seen: published } });
  expect(await undo(key)).toMatchObject({ done: 0, skipped: [{ id: eventId }] });
  expect(await statusOf(eventId)).toBe(deleted);
});

test('deleted ones come back at once but for those that are off, and are deleted again but for what is sold since', async () => {
  const { person, statusOf } = await office();
  const staff = api.as(await api.aStaff());
  const [one, other, off] = [
    await anEventIn(api, person, published, { tickets: [entrance] }),
    await anEventIn(api, person, onVerification),
    await anEventIn(api, person, published),
  ];
  for (const { eventId } of [one, other, off]) {
    const seen = await statusOf(eventId);
    await staff.send(removeEvent, { body: { eventId, seen } });
  }
  await api.db.execute(sql`update event set cancelled_at = ${api.clock.now} where id = ${off.eventId}`);
  api.clock.advance(1_000);
  const body = { action: 'events.restore', filter: { userId: person.id, status: deleted } };
  const { message: told } = await staff.send(previewBulk, { body });
  expect(told).toMatchObject({ total: 3, may: 2, already: 0 });
  const idempotencyKey = newIdempotencyKey();
  const { message } = await staff.send(runBulk, { body: { ...body, count: 3 } }, { idempotencyKey });
  expect(message).toMatchObject({ done: 2, skipped: [{ id: off.eventId }] });
  expect(await statusOf(one.eventId)).toBe(published);
  expect(await statusOf(other.eventId)).toBe(onVerification);
  await aTicketOf(api, one);
  const { message: back } = await staff.send(undoBulk, { body: { undo: message.undo ?? '' } });
  expect(back).toMatchObject({ done: 1, skipped: [{ id: one.eventId }] });
  expect(await statusOf(one.eventId)).toBe(published);
  expect(await statusOf(other.eventId)).toBe(deleted);
});

test('one that was restored, and changed by somebody since, is not deleted again', async () => {
  const { person, run, statusOf } = await office();
  const { eventId } = await anEventIn(api, person, published);
  await run('events.delete');
  const staff = api.as(await api.aStaff());
  const body = { action: 'events.restore', filter: { userId: person.id, status: deleted }, count: 1 };
  const { message } = await staff.send(runBulk, { body }, { idempotencyKey: newIdempotencyKey() });
  await api.db.execute(sql`update event set updated_at = updated_at + interval '1 minute' where id = ${eventId}`);
  const { message: back } = await staff.send(undoBulk, { body: { undo: message.undo ?? '' } });
  expect(back).toMatchObject({ done: 0, skipped: [{ id: eventId }] });
  expect(await statusOf(eventId)).toBe(published);
});
