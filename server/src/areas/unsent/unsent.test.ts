import { countPending } from '@venue/sdk/pending/admin';
import { dropMessage, getMessageWays, listUnsentMessages, retryMessage } from '@venue/sdk/unsent/admin';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { liveMessage, outbox } from '../../core/db/core.table.ts';
import { inTransaction } from '../../core/db/transact.ts';
import type { PostedEvent } from '../../core/notices.ts';
import { type Letter, post } from '../../core/outbox.ts';
import { type Messages, Undeliverable } from '../../ports/messages/messages.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';

const minute = 60_000;

describe.each(databaseKinds)('messages that have not left, on %s', kind => {
  let api: TestApi;
  let office: Person;
  let failure: Error | undefined;
  const sent: string[] = [];
  beforeAll(async () => {
    const messages: Messages = {
      send: async ({ text }) => {
        if (failure) throw failure;
        sent.push(text);
        return 'left';
      },
    };
    api = await testApi({ kind, ports: { messages }, config: { sms: 'smsc', mail: 'none' } });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.delete(outbox);
    await api.db.delete(liveMessage);
    sent.length = 0;
    failure = undefined;
    office = await api.aStaff();
  });

  const sms = { event: 'refund.sent', to: '9120000101', about: { of: 'Бронь № 7', sum: 150_000 } } as const;
  const question = { from: 'a@b.example', customerId: null, about: undefined, text: 'Вопрос' };
  const write = <E extends PostedEvent>(letter: Letter<E>) =>
    inTransaction(api.db, tx => post(tx, api.clock.now, letter as Letter<never>));
  const work = () => api.runJob('outbox.send');
  const fails = async <E extends PostedEvent>(letter: Letter<E>, by: Error) => {
    failure = by;
    await write(letter);
    await work();
    failure = undefined;
  };
  const list = async (as = office, query = {}) => (await api.as(as).send(listUnsentMessages, { query })).items;
  const chosen = async () => {
    const { messageId, status: seen } = await first();
    return { messageId, seen };
  };
  const first = async () => (await list())[0] ?? expect.unreachable('nothing waits');
  const waiting = async () => (await api.as(office).send(countPending, {})).message.message;
  const told = async () => (await api.db.select().from(liveMessage)).map(({ topic, data }) => [topic, data]);

  test('one is listed with what it is about from its first failure until it has left', async () => {
    await write(sms);
    expect([await list(), await waiting()]).toEqual([[], 0]);
    await fails(
      { event: 'support.asked', to: 'somebody@venue.example', about: question },
      new Error('Сервер не отвечает'),
    );
    expect(await list()).toEqual([
      {
        messageId: expect.any(Number),
        kind: 'mail',
        status: 'waiting',
        to: 'somebody@venue.example',
        about: 'Вопрос с сайта',
        createdAt: api.clock.now.toISOString(),
        tries: 1,
        lastError: 'Сервер не отвечает',
        nextTryAt: expect.stringContaining('T'),
        can: ['retry', 'drop'],
      },
      expect.objectContaining({ kind: 'sms', to: '+7 912 000-01-01', about: 'Деньги возвращены' }),
    ]);
    expect(await waiting()).toBe(2);
    expect(await told()).toEqual([['staff', { tags: ['unsent'] }]]);
    api.clock.advance(minute);
    await work();
    expect([await list(), await waiting(), sent.length]).toEqual([[], 0, 2]);
    expect(await told()).toHaveLength(2);
    await write(sms);
    await work();
    expect(await told()).toHaveLength(2);
  });

  test('it is tried again at a word, one that was given up too', async () => {
    await fails(sms, new Error('Шлюз не отвечает'));
    await api.as(office).send(retryMessage, { body: await chosen() });
    await work();
    expect([await list(), sent]).toEqual([[], ['Бронь № 7: вернули 1 500 ₽. Площадка']]);

    await fails(sms, new Undeliverable('Шлюз не принял номер'));
    const { messageId, status, nextTryAt } = await first();
    expect({ status, nextTryAt, waiting: await waiting() }).toEqual({ status: 'refused', nextTryAt: null, waiting: 1 });
    api.clock.advance(3 * 60 * minute);
    await work();
    expect(sent).toHaveLength(1);
    await api.as(office).send(retryMessage, { body: { messageId, seen: status } });
    await work();
    expect([await list(), sent.length]).toEqual([[], 2]);
    const again = api.as(office).send(retryMessage, { body: { messageId, seen: status } });
    await expect(again).rejects.toMatchObject({ code: 'already_decided', data: { what: 'Отправлено', by: null } });
  });

  test('what is left of a code that was given up is not sent, and nobody waits for one that is useless', async () => {
    const uselessAt = new Date(api.clock.now.getTime() + 30 * minute);
    const code = {
      event: 'code.sms',
      to: '9120000101',
      about: { code: '123456' },
      secret: '123456',
      uselessAt,
    } as const;
    await fails(code, new Undeliverable('Шлюз не принял номер'));
    const { can } = await first();
    expect(can).toEqual(['drop']);
    const retry = api.as(office).send(retryMessage, { body: await chosen() });
    await expect(retry).rejects.toMatchObject({ code: 'move_not_allowed' });
    await api.as(office).send(dropMessage, { body: await chosen() });
    expect([await list(), await waiting()]).toEqual([[], 0]);

    await fails(code, new Error('Шлюз не отвечает'));
    expect(await list()).toHaveLength(1);
    api.clock.advance(30 * minute);
    office = await api.aStaff();
    expect([await list(), await waiting()]).toEqual([[], 0]);
  });

  test('it is not tried any more once it was dropped, and its code is not kept', async () => {
    const link = { event: 'staff.passwordLink', to: '9120000101', about: { link: '42' }, secret: '42' } as const;
    await fails(link, new Error('Шлюз не отвечает'));
    const { messageId } = await first();
    await api.as(office).send(dropMessage, { body: await chosen() });
    expect([await list(), await waiting()]).toEqual([[], 0]);
    api.clock.advance(3 * 60 * minute);
    await work();
    const [row] = await api.db.select().from(outbox).where(eq(outbox.id, messageId));
    expect([sent, row]).toEqual([
      [],
      expect.objectContaining({ body: expect.stringContaining('действует сутки: •••'), dueAt: null, attempts: 1 }),
    ]);
  });

  test('one that was never tried is not there to be decided about', async () => {
    await write(sms);
    const [row] = await api.db.select({ messageId: outbox.id }).from(outbox);
    const drop = api.as(office).send(dropMessage, { body: { messageId: row?.messageId ?? 0, seen: 'waiting' } });
    await expect(drop).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a try under way does not bring back what staff dropped meanwhile', async () => {
    await fails(sms, new Error('Шлюз не отвечает'));
    const { messageId } = await first();
    api.clock.advance(minute);
    const answer = Promise.withResolvers<void>();
    failure = new Error('Шлюз не отвечает');
    const slow = api.ports.messages;
    const send = slow.send;
    let isAsked = false;
    Object.assign(slow, {
      send: async (message: Parameters<typeof send>[0]) => {
        isAsked = true;
        await answer.promise;
        return send(message);
      },
    });
    const trying = work();
    await expect.poll(() => isAsked).toBe(true);
    await api.as(office).send(dropMessage, { body: await chosen() });
    answer.resolve();
    await trying;
    Object.assign(slow, { send });
    expect(await list()).toEqual([]);
    const [row] = await api.db.select().from(outbox).where(eq(outbox.id, messageId));
    expect(row).toMatchObject({ dueAt: null, droppedAt: expect.any(Date) });
  });

  test('the list is filtered by kind and by what became of them', async () => {
    await fails(sms, new Error('Шлюз не отвечает'));
    await fails(
      { event: 'support.asked', to: 'a@venue.example', about: question },
      new Undeliverable('Нет такого адреса'),
    );
    const numbers = async (query: object) => (await list(office, query)).map(({ kind, status }) => `${kind} ${status}`);
    expect(await numbers({ kind: 'sms' })).toEqual(['sms waiting']);
    expect(await numbers({ status: 'refused' })).toEqual(['mail refused']);
    expect(await numbers({ sort: 'tries', order: 'asc' })).toHaveLength(2);
  });

  test('phones and addresses are masked for those who may not read users, and readers change nothing', async () => {
    await fails(sms, new Error('Шлюз не отвечает'));
    await fails(
      { event: 'support.asked', to: 'somebody@venue.example', about: question },
      new Error('Сервер не отвечает'),
    );
    const reader = await api.aStaff(['unsent.read']);
    expect((await list(reader)).map(({ to, can }) => [to, can])).toEqual([
      ['so•••@venue.example', []],
      ['+7 912 •••-••-01', []],
    ]);
    expect((await list(await api.aStaff(['unsent.read', 'users.read']))).map(({ to }) => to)).toEqual([
      'somebody@venue.example',
      '+7 912 000-01-01',
    ]);
    const drop = api.as(reader).send(dropMessage, { body: await chosen() });
    await expect(drop).rejects.toMatchObject({ code: 'profile_denied' });
  });

  test('says where messages go by the settings', async () => {
    expect((await api.as(office).send(getMessageWays, {})).message).toEqual({
      sms: 'gateway',
      mail: 'none',
      codes: { sent: 0, budget: 300 },
      letters: { sent: 0, budget: 300 },
    });
  });
});
