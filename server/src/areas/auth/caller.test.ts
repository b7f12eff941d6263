import { checkPhone, registerMarketplace, resetPasswordMarketplace } from '@venue/sdk/auth';
import { enterByPhone, sendEntryCode, sendSmsCode } from '@venue/sdk/codes';
import { readOutbox } from '@venue/sdk/demo';
import { consentTexts } from '@venue/sdk/privacy/model';
import { createGuestTicketOrder, sendTicketOrderCode } from '@venue/sdk/tickets';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../../ports/identity/demo.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { addUser, change, setPhone, userById } from '../accounts/accounts.store.ts';
import { consent } from '../privacy/privacy.table.ts';
import { anEventWithTickets } from '../tickets/tickets.testing.ts';
import { aBrowser, arrive } from './identity.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const password = 'надёжный пароль';
let phones = 9_120_004_000;

/** An account as the desk makes it for somebody who calls. */
async function aCaller(phone = String(++phones)) {
  const { id } = await addUser(api.db, { phone, passwordHash: 'nobody knows it', createdAt: api.clock.now });
  await change(api.db, id, { name: 'Анна', phoneActive: false });
  return { id, phone };
}
const codeTo = async (phone: string) => {
  const { letters } = (await api.client().send(readOutbox, { query: { to: phone } })).message;
  return /\d{6}/.exec(letters[0]?.text ?? '')?.[0] ?? '000000';
};
const standing = async (id: number) => ({
  phoneActive: (await userById(api.db, id))?.phoneActive,
  consents: (
    await api.db
      .select()
      .from(consent)
      .where(and(eq(consent.userId, id), eq(consent.purpose, 'account')))
  ).map(({ version }) => version),
});
const both = { phoneActive: true, consents: [consentTexts.account.version] };

test('a caller who enters by a code has proved the phone and agreed', async () => {
  const { id, phone } = await aCaller();
  expect(await standing(id)).toEqual({ phoneActive: false, consents: [] });
  const { smsuid } = (await api.client().send(sendEntryCode, { body: { phone } })).message;
  const body = { phone, smsuid, code: await codeTo(phone), consent: true } as const;
  expect((await api.client().send(enterByPhone, { body })).message.successful).toBe(true);
  expect(await standing(id)).toEqual(both);
});

test('a caller who resets the password by a code has proved the phone, and was asked for no consent', async () => {
  const { id, phone } = await aCaller();
  const { smsuid } = (await api.client().send(sendSmsCode, { body: { phone, type: 2 } })).message;
  const body = { phone, password, smsuid, code: await codeTo(phone) };
  expect((await api.client().send(resetPasswordMarketplace, { body })).message.successful).toBe(true);
  expect(await standing(id)).toEqual({ phoneActive: true, consents: [] });
});

test('a caller registers as anybody else does, into the account with their bookings', async () => {
  const { id, phone } = await aCaller();
  expect((await api.client().send(checkPhone, { query: { phone } })).message.registered).toBe(false);
  const { smsuid } = (await api.client().send(sendSmsCode, { body: { phone, type: 1 } })).message;
  const body = { phone, password, smsuid, code: await codeTo(phone), consent: true } as const;
  const { message } = await api.client().send(registerMarketplace, { body });
  expect(message.successful).toBe(true);
  expect(await standing(id)).toEqual(both);
  expect((await userById(api.db, id))?.name).toBe('Анна');
  // From then on it is an account like all others.
  expect((await api.client().send(checkPhone, { query: { phone } })).message.registered).toBe(true);
  await expect(api.client().send(registerMarketplace, { body })).rejects.toMatchObject({ code: expect.any(String) });
});

test('an account that somebody has entered is not registered again', async () => {
  const { id, phone } = await aCaller();
  await change(api.db, id, { lastSeenAt: api.clock.now });
  const { smsuid } = (await api.client().send(sendSmsCode, { body: { phone, type: 1 } })).message;
  expect(await codeTo(phone)).toBe('000000');
  const body = { phone, password, smsuid, code: '000000', consent: true } as const;
  await expect(api.client().send(registerMarketplace, { body })).rejects.toMatchObject({ code: expect.any(String) });
  expect(await standing(id)).toEqual({ phoneActive: false, consents: [] });
});

test('a caller whom the state services name has proved the phone and agreed', async () => {
  const [maria] = demoPeople;
  const { id } = await aCaller(maria?.phone);
  const browser = aBrowser(api);
  const reply = await browser.swap(await arrive(browser, maria?.id ?? ''));
  expect(reply.statusCode).toBe(200);
  expect(await standing(id)).toEqual(both);
});

test('tickets that a caller orders by a code are bound to the account, whose phone they prove', async () => {
  const { id, phone } = await aCaller();
  const { eventId, ticketIds } = await anEventWithTickets(api);
  const { smsuid } = (await api.client().send(sendTicketOrderCode, { body: { eventId, phone } })).message;
  const lines = [{ ticketId: ticketIds[0] ?? 0, count: 1 }];
  const answer = { smsuid, code: await codeTo(phone), consent: true } as const;
  await api
    .client()
    .send(createGuestTicketOrder, { body: { eventId, lines, total: 0, name: 'Анна', phone, ...answer } });
  expect(await standing(id)).toEqual(both);
});

test('a phone that is changed to one its owner proved is confirmed', async () => {
  const { id } = await aCaller();
  await setPhone(api.db, id, String(++phones));
  expect(await standing(id)).toMatchObject({ phoneActive: true });
});
