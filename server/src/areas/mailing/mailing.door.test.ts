import { sendEmailCode } from '@venue/sdk/codes';
import { subscribe } from '@venue/sdk/mailing';
import { askSupport } from '@venue/sdk/support';
import { oddAddresses } from '@venue/sdk/testing';
import { getMessageWays } from '@venue/sdk/unsent/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attempt } from '../../core/db/core.table.ts';
import { COST, HARDEST } from '../../core/security/proof.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { solved } from '../../testing/captcha.ts';
import { mailTo } from './mailing.testing.ts';

// Whatever makes us write to an address that a stranger names is limited as codes by SMS are (decision 53).

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ config: { mailPerHour: 50 }, start: new Date() });
});
afterAll(() => api.close());

async function raw(url: string, payload: object, ip: string, token?: string) {
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    remoteAddress: ip,
    ...(token === undefined ? {} : { headers: { authorization: token } }),
  });
  return { status: reply.statusCode, body: reply.json() };
}
const remember = (subject: string, count: number) =>
  api.db.insert(attempt).values(Array.from({ length: count }, () => ({ subject, at: api.clock.now })));
const HOUR = 3_600_000;

let people = 0;
const ways = {
  subscribe: (ip: string, proof?: string, email = `reader${++people}@example.ru`) =>
    raw(subscribe.path, { email, proof }, ip),
  support: (ip: string, proof?: string, email = 'anna@example.ru') =>
    raw(askSupport.path, { email, text: 'Где забрать чек?', proof }, ip),
};

describe.each(Object.entries(ways))('%s', (_, ask) => {
  test.each([
    ['one address', '10.14.0.7', 20, 60],
    ['the addresses of one /24', '10.14.0.0/24', 60, 300],
    ['the networks of one /48', '2001:db8:77::/48', 60, 300],
  ])('%s: %s has so many for nothing, then works for them, and has an end', async (_name, subject, free, most) => {
    const ip = subject.includes(':') ? '2001:db8:77:1::9' : '10.14.0.7';
    await remember(`letters-from:${subject}`, free - 1);
    expect((await ask(ip)).status).toBe(200);
    expect(await ask(ip)).toMatchObject({ status: 428, body: { code: 'proof_needed' } });
    expect((await ask(ip, await solved(api, 1))).status).toBe(200);
    api.clock.advance(2 * HOUR);
    await remember(`letters-from:${subject}`, most);
    expect((await ask(ip, await solved(api, 8))).status).toBe(429);
    api.clock.advance(2 * HOUR);
  });

  test('the whole service has a budget: then strangers work, and staff are told', async () => {
    const office = api.as(await api.aStaff());
    await remember('letters-sent', 49);
    expect((await ask('10.16.1.1')).status).toBe(200);
    expect((await office.send(getMessageWays, {})).message.letters).toEqual({ sent: 50, budget: 50 });
    expect((await ask('10.16.2.1')).body).toMatchObject({
      code: 'proof_needed',
      data: { parameters: { cost: COST * HARDEST } },
    });
    await remember('letters-sent', 50);
    expect((await ask('10.16.2.1', await solved(api, 8))).status).toBe(429);
    api.clock.advance(2 * HOUR);
  });

  test('odd spellings of an address are refused with the text of the field', async () => {
    // Control characters that no text may have are refused before the field is read.
    for (const email of oddAddresses('victim@example.com').filter(odd => !odd.includes('\u0000')))
      expect(await ask('10.17.0.1', undefined, email)).toMatchObject({
        status: 400,
        body: { fields: { email: 'Указан некорректный адрес электронной почты' } },
      });
    expect(await mailTo(api, 'victim@example.com', 'subscription.confirm')).toEqual([]);
  });
});

test('strangers who name an address do not keep its owner from subscribing', async () => {
  const email = 'owner@example.ru';
  for (let each = 1; each <= 3; each++) expect((await ways.subscribe('10.18.0.1', undefined, email)).status).toBe(200);
  expect((await ways.subscribe('10.18.0.1', undefined, email)).status).toBe(429);
  expect((await ways.subscribe('10.18.1.1', undefined, email)).status).toBe(200);
  await remember(`letter:${email}`, 40);
  expect((await ways.subscribe('10.18.2.1', undefined, email)).status).toBe(428);
  expect((await ways.subscribe('10.18.2.1', await solved(api, 8), email)).status).toBe(200);
  // The owner of a confirmed account is asked for nothing.
  const owner = await api.aCustomer({ email, emailActive: true });
  await api.as(owner).send(subscribe, { body: { email } });
  api.clock.advance(2 * HOUR);
});

test('the spellings of a mailbox are counted as one', async () => {
  const spellings = ['Same@Example.ru', ' same@EXAMPLE.ru', 'SAME@example.ru'];
  for (const email of spellings) expect((await ways.subscribe('10.19.0.1', undefined, email)).status).toBe(200);
  expect((await ways.subscribe('10.19.0.1', undefined, 'same@example.ru')).status).toBe(429);
  expect(await mailTo(api, 'same@example.ru', 'subscription.confirm')).toHaveLength(3);
});

test('a code by e-mail to an address that is not the account’s confirmed one counts as a stranger’s', async () => {
  const customer = await api.aCustomer({ email: 'mine@example.ru', emailActive: true });
  const client = api.as(customer);
  await remember('letters-sent', 50);
  await client.send(sendEmailCode, { body: { type: 3 } });
  const other = { type: 3, email: 'victim@example.com' } as const;
  await expect(client.send(sendEmailCode, { body: other })).rejects.toMatchObject({ code: 'proof_needed' });
  await client.send(sendEmailCode, { body: { ...other, proof: await solved(api, 8) } });
});
