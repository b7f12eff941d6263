import { getProfile } from '@venue/sdk/profile';
import { listUnsentMessages } from '@venue/sdk/unsent/admin';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox, outboxFile } from '../../../core/db/core.table.ts';
import { inTransaction } from '../../../core/db/transact.ts';
import { tell } from '../../../core/outbox.ts';
import { type Message, Undeliverable } from '../../../ports/messages/messages.ts';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { reachOf, setEmail } from '../../accounts/accounts.store.ts';
import { users } from '../../accounts/accounts.table.ts';
import { mailingBounce } from '../mailing.table.ts';
import { report } from './mailing.bounces.testing.ts';

const HOUR = 60 * 60_000;
const token = 'the-mail-server-hands-over-with-this';

describe('reports of undelivered letters', () => {
  let api: TestApi;
  let anna: Person;
  const left: Message[] = [];
  let refusal: Error | undefined;
  beforeAll(async () => {
    const messages = {
      send: async (message: Message) => {
        if (refusal && message.kind === 'mail') throw refusal;
        if (message.kind === 'mail') left.push(message);
        return 'left' as const;
      },
    };
    const config = { mailBounces: 'bounces@venue.example', mailBounceToken: token };
    api = await testApi({ ports: { messages }, config });
  });
  afterAll(() => api.close());
  let count = 0;
  beforeEach(async () => {
    left.length = 0;
    refusal = undefined;
    await api.db.delete(outbox);
    anna = await api.aCustomer({ email: `anna-${++count}@example.ru` });
    await setEmail(api.db, anna.id, `anna-${count}@example.ru`);
  });

  /** A letter to her, and a try to send it. */
  async function sendLetter(): Promise<void> {
    const to = await reachOf(api.db, anna.id);
    const context = { now: api.clock.now, config: api.config };
    const about = { of: 'Бронь № 7', sum: 150_000 };
    await inTransaction(api.db, tx => tell(tx, context, { event: 'refund.sent', to, about } as never));
    await api.runJob('outbox.send');
  }
  /** A letter that was sent to her, with its return path. */
  async function aLetter(): Promise<string> {
    await sendLetter();
    return left.at(-1)?.returnPath ?? expect.unreachable('no letter was sent');
  }
  const comes = async (message: string, secret = token) => {
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'message/rfc822' };
    const { statusCode, body } = await api.app.inject({
      ...{ method: 'POST', url: '/api/mail/bounces', headers, payload: message },
    });
    return statusCode === 200 ? (JSON.parse(body) as { received: boolean }).received : statusCode;
  };
  const gone = (to: string) => comes(report({ to, action: 'failed', status: '5.1.1' }));
  const letter = async () =>
    (await api.db.select().from(outbox).where(eq(outbox.kind, 'mail')).orderBy(desc(outbox.id)))[0];
  const bouncedAt = async () => (await api.as(anna).send(getProfile, {})).message.userEmailBouncedAt;

  test('an address that does not exist gets no more letters, and its owner and staff see it', async () => {
    const path = await aLetter();
    expect(path).toMatch(/^bounces\+\d+\.[0-9a-f]{32}@venue\.example$/);
    expect(await gone(path)).toBe(true);
    expect(await bouncedAt()).toBe(api.clock.now.toISOString());
    expect(await reachOf(api.db, anna.id)).toMatchObject({
      email: undefined,
      phone: expect.stringMatching(/^\d+$/),
    });
    expect(await api.db.select().from(mailingBounce)).toContainEqual({
      ...{ email: `anna-${count}@example.ru`, at: api.clock.now },
    });
    const { items } = await api.as(await api.aStaff()).send(listUnsentMessages, { query: {} });
    expect(items).toMatchObject([{ kind: 'mail', status: 'undelivered', can: ['drop'] }]);
    // The same report once more changes nothing.
    api.clock.advance(1);
    expect(await gone(path)).toBe(true);
    expect(await bouncedAt()).not.toBe(api.clock.now.toISOString());
  });

  test('an address that the mail server refuses at once is known like one that is reported', async () => {
    refusal = new Undeliverable('Почтовый сервер не знает такого адреса');
    await sendLetter();
    expect(await bouncedAt()).toBe(api.clock.now.toISOString());
    expect(await api.db.select().from(mailingBounce)).toContainEqual(
      expect.objectContaining({ email: `anna-${count}@example.ru` }),
    );
  });

  test('a refusal that may end says nothing about the address', async () => {
    refusal = new Error('Почтовый сервер просит подождать');
    await sendLetter();
    expect(await bouncedAt()).toBeNull();
  });

  test('another address is not known to bounce', async () => {
    await gone(await aLetter());
    expect(await bouncedAt()).not.toBeNull();
    await api.db
      .update(users)
      .set({ email: `another-${count}@example.ru` })
      .where(eq(users.id, anna.id));
    expect(await bouncedAt()).toBeNull();
  });

  test('an address that is confirmed again gets letters again', async () => {
    await gone(await aLetter());
    await setEmail(api.db, anna.id, `anna-${count}@example.ru`);
    expect([await bouncedAt(), (await reachOf(api.db, anna.id)).email]).toEqual([null, `anna-${count}@example.ru`]);
  });

  test('a report that is forged, for another letter or without the secret changes nothing', async () => {
    const path = await aLetter();
    const [, id = '', digits = ''] = /\+(\d+)\.([0-9a-f]{32})@/.exec(path) ?? [];
    const other = digits.replace(/.$/, last => (last === '0' ? '1' : '0'));
    for (const forged of [
      `bounces+${id}.${other}@venue.example`,
      `bounces+${Number(id) - 1}.${digits}@venue.example`,
      'bounces@venue.example',
      path.replace('venue.example', 'venue.example.org').replace('bounces+', 'x+'),
    ])
      expect(await gone(forged)).toBe(false);
    expect(await comes(report({ to: path, action: 'failed', status: '5.1.1' }), `${token}x`)).toBe(403);
    expect(await comes(`To: ${path}\r\n\r\nЯ в отпуске`)).toBe(false);
    const elsewhere = report({ to: 'bounces@venue.example', action: 'failed', status: '5.1.1' });
    expect(await comes(`${elsewhere}\r\nTo: ${path}`)).toBe(false);
    expect(await bouncedAt()).toBeNull();
    expect(await letter()).toMatchObject({ refusedAt: null });
  });

  test('a letter that was given up for the time being goes anew as it was, twice at most', async () => {
    for (const resends of [0, 1]) {
      const path = resends === 0 ? await aLetter() : (left.at(-1)?.returnPath ?? '');
      expect(await comes(report({ to: path, action: 'delayed', status: '4.4.1' }))).toBe(true);
      expect(await letter()).toMatchObject({ resends, dueAt: null });
      expect(await comes(report({ to: path, action: 'failed', status: '4.4.7' }))).toBe(true);
      api.clock.advance(HOUR);
      await api.runJob('outbox.send');
    }
    expect(left).toHaveLength(3);
    expect(new Set(left.map(({ key }) => key)).size).toBe(3);
    expect(left.map(({ html }) => html)).toEqual([left[0]?.html, left[0]?.html, left[0]?.html]);
    expect(await comes(report({ to: left[2]?.returnPath ?? '', action: 'failed', status: '4.4.7' }))).toBe(true);
    expect(await letter()).toMatchObject({ refusedAt: expect.any(Date), html: null, dueAt: null });
    expect(await bouncedAt()).toBeNull();
  });

  test('a report about an earlier try is not taken for the last one', async () => {
    const path = await aLetter();
    await comes(report({ to: path, action: 'failed', status: '4.4.7' }));
    api.clock.advance(HOUR);
    await api.runJob('outbox.send');
    expect(await gone(path)).toBe(false);
    expect(await bouncedAt()).toBeNull();
  });

  test('what has arrived does not come back', async () => {
    const path = await aLetter();
    expect(await comes(report({ to: path, action: 'delivered', status: '2.0.0' }))).toBe(true);
    expect(await gone(path)).toBe(true);
    expect(await letter()).toMatchObject({ deliveredAt: expect.any(Date), refusedAt: null });
    expect(await bouncedAt()).toBeNull();
  });

  test('a policy of the receiver says nothing about the address', async () => {
    expect(await comes(report({ to: await aLetter(), action: 'failed', status: '5.7.1' }))).toBe(true);
    expect(await letter()).toMatchObject({ refusedAt: expect.any(Date) });
    expect([await bouncedAt(), (await reachOf(api.db, anna.id)).email]).toEqual([null, `anna-${count}@example.ru`]);
  });

  test('what a letter was made of is removed when no report has come for five days', async () => {
    await aLetter();
    expect((await letter())?.html).not.toBeNull();
    api.clock.advance(5 * 24 * HOUR);
    await api.runJob('outbox.reports');
    expect(await letter()).toMatchObject({ html: null, reportDueAt: null, refusedAt: null });
    expect(await api.db.select().from(outboxFile)).toEqual([]);
  });
});

test('without the setting there is no such address, and letters have no return path of their own', async () => {
  const api = await testApi({ config: { mailBounces: 'bounces@venue.example' } });
  const { statusCode } = await api.app.inject({ method: 'POST', url: '/api/mail/bounces', payload: {} });
  expect(statusCode).toBe(404);
  await api.close();
});
