import { confirmSubscription, getSubscription, leaveMailing, subscribe } from '@venue/sdk/mailing';
import { listFriends, startLetter } from '@venue/sdk/mailing/admin';
import { friendSource, letterStatus } from '@venue/sdk/mailing/model';
import { giveConsent } from '@venue/sdk/privacy';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { users } from '../accounts/accounts.table.ts';
import { consent } from '../privacy/privacy.table.ts';
import { aLetter, aSubscriber, letterTime, mailTo } from './mailing.testing.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('subscribing and leaving', () => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi();
    staff = await api.aStaff();
  });
  afterAll(() => api.close());

  const friends = async (search: string, more = {}) =>
    (await api.as(staff).send(listFriends, { body: { search, ...more } })).items;

  /** Sends one more letter to everybody, and returns the unsubscribe links for an address. */
  async function letterTo(email: string): Promise<{ page: string; oneClick: string }> {
    const { letterId } = await aLetter(api);
    await api.as(staff).send(startLetter, { body: { letterId, seen: letterStatus.draft, version: 1 } });
    await api.runJob('mailing.send');
    api.clock.advance(2 * MINUTE);
    const [mail] = await mailTo(api, email, 'letter.copy');
    const { pathname } = new URL(mail?.leave ?? '');
    await api.runJob('outbox.send');
    await api.runJob('mailing.send');
    return { page: pathname.split('/').at(-1) ?? '', oneClick: pathname };
  }

  test('a visitor agrees by the link alone that their address was sent, and is on the list with the proof', async () => {
    const asked = await letterTime(api, 'Vera@Example.ru');
    expect(await friends('vera@')).toEqual([]);
    expect(asked.email).toBe('vera@example.ru');
    const forged = { ...asked, email: 'other@example.ru' };
    await expect(api.client().send(confirmSubscription, { body: forged })).rejects.toMatchObject({
      code: 'link_expired',
    });
    await api.client().send(confirmSubscription, { body: asked });
    await api.client().send(confirmSubscription, { body: asked });
    expect(await friends('vera@')).toMatchObject([
      { friendEmail: 'vera@example.ru', friendSource: friendSource.site, userId: null, withdrawnAt: null },
    ]);
    const [row] = await api.db.select().from(consent).where(eq(consent.email, 'vera@example.ru'));
    expect(row).toMatchObject({ purpose: 'mailing', version: expect.stringMatching(/^\d{4}-/), userId: null });
    expect(row?.ip).not.toBe('');
  });

  test('the link of a letter ends the subscription of its address, also that of an account, without signing in', async () => {
    const person = await api.aCustomer({ email: 'Both@example.ru', emailActive: true });
    await api.as(person).send(giveConsent, { body: { purpose: 'mailing' } });
    await aSubscriber(api, 'both@example.ru');
    const { page: link } = await letterTo('both@example.ru');
    expect((await api.client().send(getSubscription, { body: { link } })).message).toEqual({
      emailMasked: 'bo•••@example.ru',
      isSubscribed: true,
    });
    const foreign = { body: { link: `9${link}` } };
    await expect(api.client().send(leaveMailing, foreign)).rejects.toMatchObject({ code: 'link_expired' });
    await api.client().send(leaveMailing, { body: { link } });
    await api.client().send(leaveMailing, { body: { link } });
    expect(await friends('both@example.ru')).toEqual([]);
    expect(await friends('both@example.ru', { withdrawn: true })).toHaveLength(2);
    const [account] = await api.db.select().from(users).where(eq(users.id, person.id));
    expect(account?.emailAccept).toBe(false);
    expect((await api.client().send(getSubscription, { body: { link } })).message.isSubscribed).toBe(false);
  });

  test('a mail program leaves by one POST, and opening the same address changes nothing', async () => {
    await aSubscriber(api, 'click@example.ru');
    const { oneClick: url } = await letterTo('click@example.ru');
    const opened = await api.app.inject({ method: 'GET', url });
    expect(opened.headers.location).toMatch(/^\/app\/mailing\/leave#\d+-/);
    expect(await friends('click@')).toHaveLength(1);
    const form = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    } as const;
    expect((await api.app.inject({ ...form, url: `${url}x` })).statusCode).toBe(410);
    expect(await friends('click@')).toHaveLength(1);
    expect((await api.app.inject({ ...form, url })).statusCode).toBe(200);
    expect(await friends('click@')).toEqual([]);
  });

  test('the link runs out, and nobody is asked at one address more than three times a day', async () => {
    const asked = await letterTime(api, 'late@example.ru');
    api.clock.advance(3 * DAY + MINUTE);
    await expect(api.client().send(confirmSubscription, { body: asked })).rejects.toMatchObject({
      code: 'link_expired',
    });
    const ask = () => api.client().send(subscribe, { body: { email: 'late@example.ru' } });
    for (let each = 0; each < 3; each++) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
