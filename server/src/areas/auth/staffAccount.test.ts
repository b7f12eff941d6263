import { register, resetPassword, whoAmI } from '@venue/sdk/auth';
import { sendSmsCode } from '@venue/sdk/codes';
import { readOutbox } from '@venue/sdk/demo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { solved } from '../../testing/captcha.ts';
import { users } from '../accounts/accounts.table.ts';
import { staffInvitation } from '../accounts/invitations.table.ts';
import { aRole, giveRole } from '../staff/staff.testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ start: new Date() });
});
afterAll(() => api.close());

const password = 'служебный пароль';
const email = 'kuznecova@example.ru';
const no = { successful: false };

/** Asks for a code and reads what went to the phone. */
async function codeFor(phone: string, type: 1 | 2) {
  api.clock.advance(61_000);
  const { message } = await api.client().send(sendSmsCode, { body: { phone, type } });
  const { letters } = (await api.client().send(readOutbox, { query: { to: phone } })).message;
  return { smsuid: message.smsuid, code: /\d{6}/.exec(letters[0]?.text ?? '')?.[0] ?? '000000' };
}

const reset = async (phone: string, over: { email?: string; captcha?: string } = {}) =>
  (
    await api.client().send(resetPassword, {
      body: { phone, password, ...(await codeFor(phone, 2)), email, captcha: await solved(api), ...over },
    })
  ).message;

const registration = async (phone: string) =>
  (
    await api.client().send(register, {
      body: { phone, password, ...(await codeFor(phone, 1)), consent: true, email, captcha: await solved(api) },
    })
  ).message;

const rowOf = async (phone: string) => (await api.db.select().from(users).where(eq(users.phone, phone)))[0];

/** A member of staff with this address. */
async function colleague(address: string): Promise<Person> {
  const staff = await api.aStaff(['bookings.read'], { password: 'прежний пароль' });
  await api.db.update(users).set({ email: address }).where(eq(users.id, staff.id));
  return staff;
}

/** Invites the owner of a phone as a colleague; returns the phone. */
async function invited(phone: string): Promise<string> {
  const owner = await api.aStaff(['staff.manage', 'bookings.read']);
  const { roleId } = await aRole(api, owner, ['bookings.read']);
  await giveRole(api, owner, { phone, roleId, name: 'Ольга', lastname: 'Кузнецова', middlename: '' });
  return phone;
}

test('staff set a new password by code, captcha and their address; their other sessions end', async () => {
  const staff = await colleague('Kuznecova@Example.ru');
  const message = await reset(staff.phone);
  expect(message).toMatchObject({ successful: true, roleId: 3 });
  await expect(api.as(staff).send(whoAmI, {})).rejects.toMatchObject({ code: 'access_denied' });
  expect((await rowOf(staff.phone))?.email).toBe('Kuznecova@Example.ru');
});

test('an account without an address is not opened by a code alone', async () => {
  const staff = await colleague('');
  expect(await reset(staff.phone)).toEqual(no);
  expect(await rowOf(staff.phone)).toMatchObject({ email: '' });
});

test('another address, a customer and an unknown phone get one and the same no', async () => {
  const staff = await colleague('another@example.ru');
  const customer = await api.aCustomer();
  await api.db.update(users).set({ email }).where(eq(users.id, customer.id));
  expect(await reset(staff.phone)).toEqual(no);
  expect(await reset(customer.phone)).toEqual(no);
  expect((await api.as(staff).send(whoAmI, {})).message.userId).toBe(staff.id);
  const answer = { phone: '9120009999', password, ...(await codeFor('9120009999', 2)), email };
  await expect(
    api.client().send(resetPassword, { body: { ...answer, captcha: await solved(api) } }),
  ).rejects.toMatchObject({ code: 'code_wrong' });
});

test('the captcha and the address are needed, and the code of staff opens nothing at the customers’ door', async () => {
  const staff = await colleague(email);
  await expect(reset(staff.phone, { captcha: 'rubbish' })).rejects.toMatchObject({ code: 'captcha_failed' });
  await expect(reset(staff.phone, { email: 'нет' })).rejects.toMatchObject({ fields: { email: expect.any(String) } });
  const answer = { phone: staff.phone, password, ...(await codeFor(staff.phone, 2)) };
  await expect(
    api.client().send(resetPassword, { body: { ...answer, captcha: await solved(api), email: null } }),
  ).rejects.toMatchObject({ fields: { email: 'Обязательное поле' } });
  expect((await api.client().send(resetPassword, { body: answer })).message).toEqual(no);
});

test('who was invited registers once: the address is kept, the invitation is spent', async () => {
  const phone = await invited('9120007001');
  expect(await registration(phone)).toMatchObject({ successful: true, roleId: 3 });
  expect(await rowOf(phone)).toMatchObject({ email, phoneActive: true });
  expect(await api.db.select().from(staffInvitation)).toEqual([]);
  // Now the phone is known: no code is sent for a registration any more.
  await expect(registration(phone)).rejects.toMatchObject({ code: 'code_wrong' });
});

test('an invitation that is too old registers nobody', async () => {
  const phone = await invited('9120007002');
  api.clock.advance(25 * 3_600_000);
  await expect(registration(phone)).rejects.toMatchObject({ code: 'code_wrong' });
});

test('the test mode, which names codes to anybody, opens no account of staff', async () => {
  const open = await testApi({ config: { codesTestMode: true }, start: new Date() });
  try {
    const staff = await open.aStaff(['bookings.read']);
    await open.db.update(users).set({ email }).where(eq(users.id, staff.id));
    const { message } = await open.client().send(sendSmsCode, { body: { phone: staff.phone, type: 2 } });
    const body = {
      phone: staff.phone,
      password,
      smsuid: message.smsuid,
      code: message.code ?? '',
      email,
      captcha: await solved(open),
    };
    expect((await open.client().send(resetPassword, { body })).message).toEqual(no);
  } finally {
    await open.close();
  }
});
