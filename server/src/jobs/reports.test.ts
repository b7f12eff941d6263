import { dropMessage, listUnsentMessages, retryMessage } from '@venue/sdk/unsent/admin';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '../core/db/core.table.ts';
import { inTransaction } from '../core/db/transact.ts';
import { type Letter, post } from '../core/outbox.ts';
import {
  type DeliveryReport,
  type GatewayRef,
  type Message,
  type Messages,
  Refused,
} from '../ports/messages/messages.ts';
import type { Person } from '../testing/api.people.ts';
import { type TestApi, testApi } from '../testing/api.ts';
import { databaseKinds } from '../testing/database.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(databaseKinds)('reports of gateways, on %s', kind => {
  let api: TestApi;
  let office: Person;
  let take: (message: Message) => Promise<'left' | 'shown' | GatewayRef>;
  let report: () => Promise<DeliveryReport>;
  let reported = 0;
  const sent: Message[] = [];
  beforeAll(async () => {
    const messages: Messages = {
      send: async message => {
        sent.push(message);
        return take(message);
      },
      report: async () => {
        reported++;
        return report();
      },
    };
    api = await testApi({ kind, ports: { messages }, config: { sms: 'smsc' } });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.delete(outbox);
    [sent.length, reported] = [0, 0];
    take = async ({ key }) => ({ gateway: 'targetsms', reference: key });
    report = async () => ({ state: 'pending' });
    office = await api.aStaff();
  });

  const refund = { event: 'refund.sent', to: '9120000101', about: { of: 'Бронь № 7', sum: 150_000 } } as const;
  const write = () => inTransaction(api.db, tx => post(tx, api.clock.now, refund as Letter<never>));
  const writeCode = () =>
    inTransaction(api.db, tx =>
      post(tx, api.clock.now, {
        ...{ event: 'code.sms', to: '9120000101', about: { code: '123456' }, secret: '123456' },
        uselessAt: new Date(api.clock.now.getTime() + 10 * minute),
      }),
    );
  const send = () => api.runJob('outbox.send');
  const ask = () => api.runJob('outbox.reports');
  const row = async () => (await api.db.select().from(outbox))[0] ?? expect.unreachable('there is no message');
  const list = async () => (await api.as(office).send(listUnsentMessages, { query: {} })).items;
  const undelivered = async () => ({ state: 'undelivered', reason: 'такого номера нет' }) as const;

  test('a message is asked about until its gateway says that it has arrived', async () => {
    await write();
    await send();
    await ask();
    expect(reported).toBe(0);
    expect(await row()).toMatchObject({ gateway: 'targetsms', reference: expect.any(String), deliveredAt: null });
    api.clock.advance(minute);
    await ask();
    await ask();
    expect([reported, (await row()).deliveredAt]).toEqual([1, null]);
    report = async () => ({ state: 'delivered' });
    api.clock.advance(2 * minute);
    await ask();
    expect(await row()).toMatchObject({ deliveredAt: api.clock.now, reportDueAt: null });
    api.clock.advance(30 * minute);
    await ask();
    expect([reported, await list()]).toEqual([2, []]);
  });

  test('nobody is asked about a message after three days', async () => {
    await write();
    await send();
    api.clock.advance(3 * day);
    await ask();
    api.clock.advance(day);
    await ask();
    expect([reported, await row()]).toMatchObject([1, { reportDueAt: null, deliveredAt: null }]);
  });

  test('a gateway that does not answer is asked again', async () => {
    await write();
    await send();
    report = () => Promise.reject(new Error('СМС-шлюз не отвечает'));
    api.clock.advance(minute);
    await ask();
    expect(await row()).toMatchObject({ deliveredAt: null, lastError: null });
    report = async () => ({ state: 'delivered' });
    api.clock.advance(2 * minute);
    await ask();
    expect(await row()).toMatchObject({ deliveredAt: expect.any(Date) });
  });

  test('one that has not arrived is shown to staff, who send it as another message', async () => {
    await write();
    await send();
    report = undelivered;
    api.clock.advance(minute);
    await ask();
    const [item] = await list();
    expect(item).toMatchObject({
      ...{ status: 'undelivered', can: ['retry', 'drop'], nextTryAt: null },
      lastError: expect.stringContaining('такого номера нет'),
    });
    expect((await api.as(office).send(listUnsentMessages, { query: { status: 'undelivered' } })).items).toHaveLength(1);
    expect((await api.as(office).send(listUnsentMessages, { query: { status: 'refused' } })).items).toHaveLength(0);

    await api.as(office).send(retryMessage, { body: { messageId: item?.messageId ?? 0, seen: 'undelivered' } });
    await send();
    const [former, anew] = sent;
    expect([sent.length, anew?.key === former?.key, anew?.triedBy, await list()]).toEqual([2, false, 'none', []]);
    expect(await row()).toMatchObject({ refusedAt: null, lastError: null, sentAt: api.clock.now });
  });

  test('a report of a message that was sent anew meanwhile is not taken for the new one', async () => {
    await write();
    await send();
    report = undelivered;
    api.clock.advance(minute);
    await ask();
    const [item] = await list();
    await api.db.update(outbox).set({ reportDueAt: api.clock.now, refusedAt: null });
    const answer = Promise.withResolvers<DeliveryReport>();
    report = () => answer.promise;
    const asking = ask();
    await expect.poll(() => reported).toBe(2);
    await api.db.update(outbox).set({ refusedAt: api.clock.now });
    await api.as(office).send(retryMessage, { body: { messageId: item?.messageId ?? 0, seen: 'undelivered' } });
    answer.resolve(await undelivered());
    await asking;
    expect(await row()).toMatchObject({ refusedAt: null, resends: 1 });
  });

  test('an expired code that has not arrived is nobody’s business, and one of use can only be dropped', async () => {
    report = undelivered;
    await writeCode();
    await send();
    api.clock.advance(minute);
    await ask();
    const [item] = await list();
    expect(item).toMatchObject({ status: 'undelivered', can: ['drop'] });
    const body = { messageId: item?.messageId ?? 0, seen: 'undelivered' } as const;
    await expect(api.as(office).send(retryMessage, { body })).rejects.toMatchObject({ code: 'move_not_allowed' });
    await api.as(office).send(dropMessage, { body });
    expect(await list()).toEqual([]);

    await writeCode();
    await send();
    api.clock.advance(11 * minute);
    await ask();
    expect(await list()).toEqual([]);
  });

  test('the gateway that may have a message is stored before it gets it, and forgotten when it refuses', async () => {
    await write();
    take = async ({ beforeTry }) => {
      await beforeTry?.('smsc');
      throw new Error('СМС-шлюз не отвечает');
    };
    await send();
    expect(await row()).toMatchObject({ gateway: 'smsc' });
    take = () => Promise.reject(new Refused('На счёте шлюза нет денег'));
    api.clock.advance(minute);
    await send();
    expect(await row()).toMatchObject({ gateway: 'none', lastError: 'На счёте шлюза нет денег' });
    expect(sent.map(({ triedBy }) => triedBy)).toEqual([null, 'smsc']);
  });

  test('a gateway that answers with the id of another message has not taken this one', async () => {
    take = async () => ({ gateway: 'targetsms', reference: '1' });
    await write();
    await write();
    await send();
    const rows = await api.db.select().from(outbox).orderBy(outbox.id);
    expect(rows.filter(({ sentAt }) => sentAt !== null)).toHaveLength(1);
    expect(await list()).toMatchObject([{ status: 'waiting', lastError: 'Шлюз ответил номером другого сообщения' }]);
  });
});
