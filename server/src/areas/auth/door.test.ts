import { ApiFailure } from '@venue/sdk';
import { checkPhone, loginMarketplace, resetPasswordMarketplace } from '@venue/sdk/auth';
import { sendSmsCode } from '@venue/sdk/codes';
import { readOutbox } from '@venue/sdk/demo';
import { getMessageWays } from '@venue/sdk/unsent/admin';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { attempt } from '../../core/db/core.table.ts';
import type { Passwords } from '../../core/security/passwords.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { solved } from '../../testing/captcha.ts';
import { loginSubjects } from './auth.rules.ts';

// Attempts by strangers must not lock out an owner: limits apply to whoever makes the attempt.

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ config: { smsPerHour: 50 }, start: new Date() });
});
afterAll(() => api.close());

const password = 'правильный пароль';

interface From {
  ip?: string;
  cookie?: string;
}

async function raw(url: string, payload: object, { ip = '10.2.0.1', cookie }: From = {}) {
  const headers = cookie === undefined ? {} : { cookie };
  const reply = await api.app.inject({ method: 'POST', url: `/api${url}`, payload, headers, remoteAddress: ip });
  const text = String(reply.headers['set-cookie'] ?? '');
  return { status: reply.statusCode, body: reply.json(), cookie: /device=[^;]*/.exec(text)?.[0] ?? '' };
}
const signIn = (phone: string, input: string, from?: From, proof?: string) =>
  raw(loginMarketplace.path, { phone, password: input, proof }, from);
const ask = (phone: string, from?: From, proof?: string) => raw(sendSmsCode.path, { phone, type: 2, proof }, from);

const remember = (subjects: readonly string[], count: number) =>
  api.db
    .insert(attempt)
    .values(subjects.flatMap(subject => Array.from({ length: count }, () => ({ subject, at: api.clock.now }))));

/** The same proof with another solution, of another challenge, and signed by somebody else. */
function forgeriesOf(proof: string): string[] {
  const { challenge, solution } = JSON.parse(Buffer.from(proof, 'base64').toString());
  const { parameters, signature } = challenge;
  return [
    { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
    { challenge: { parameters: { ...parameters, nonce: '00'.repeat(16) }, signature }, solution },
    { challenge: { parameters, signature: '00'.repeat(32) }, solution },
  ].map(forged => Buffer.from(JSON.stringify(forged)).toString('base64'));
}

describe('a login after wrong passwords', () => {
  test('costs work instead of being refused, and the work lets the owner in once', async () => {
    const { phone } = await api.aCustomer({ password });
    for (let tried = 0; tried < 5; tried++) expect((await signIn(phone, 'no')).body.message.successful).toBe(false);
    const reply = await signIn(phone, password);
    expect(reply).toMatchObject({ status: 428, body: { code: 'proof_needed', data: { parameters: { cost: 1_400 } } } });
    const proof = await solved(api, 1);
    for (const forged of forgeriesOf(proof)) expect((await signIn(phone, password, {}, forged)).status).toBe(428);
    expect((await signIn(phone, 'no', {}, proof)).status).toBe(200);
    expect((await signIn(phone, password, {}, proof)).status).toBe(428);
    expect((await signIn(phone, password, {}, await solved(api, 1))).body.message.successful).toBe(true);
    // After signing in, the owner is not asked for work again.
    expect((await signIn(phone, password)).body.message.successful).toBe(true);
  });

  test('costs more the more were wrong, and easier work does not do', async () => {
    const { phone } = await api.aCustomer({ password });
    const [{ anywhere }] = loginSubjects(api.config, phone, '10.2.1.1');
    await remember([anywhere], 200);
    const from = { ip: '10.2.1.1' };
    expect((await signIn(phone, password, from)).body.data.parameters.cost).toBe(2_800);
    expect((await signIn(phone, password, from, await solved(api, 1))).status).toBe(428);
    expect((await signIn(phone, password, from, await solved(api, 2))).status).toBe(200);
  });

  test('costs nothing on a device its owner signed in from, whatever strangers try', async () => {
    const { phone } = await api.aCustomer({ password });
    const stranger = await api.aCustomer({ password });
    const { cookie } = await signIn(phone, password, { ip: '10.2.2.1' });
    const { cookie: foreign } = await signIn(stranger.phone, password, { ip: '10.2.2.2' });
    const ip = '10.2.2.9';
    const [{ here, anywhere }] = loginSubjects(api.config, phone, ip);
    await remember([here, anywhere], 200);
    await remember([`logins-from:${ip}`], 100);
    for (const other of [undefined, foreign, `device=${'a'.repeat(16)}.${'a'.repeat(43)}`])
      expect((await signIn(phone, password, { ip, ...(other ? { cookie: other } : {}) })).status).toBe(428);
    expect((await signIn(phone, password, { ip, cookie })).body.message.successful).toBe(true);
    // Somebody else may use the device: after five wrong passwords it is no longer trusted.
    for (let tried = 0; tried < 5; tried++) expect((await signIn(phone, 'no', { ip, cookie })).status).toBe(200);
    expect((await signIn(phone, password, { ip, cookie })).status).toBe(428);
  });

  test('a device is known of several people, and the check of a phone lets it past its limit', async () => {
    const [one, other] = [await api.aCustomer({ password }), await api.aCustomer({ password })];
    const first = await signIn(one.phone, password, { ip: '10.2.3.1' });
    const both = await signIn(other.phone, password, { ip: '10.2.3.1', cookie: first.cookie });
    const ip = '10.2.3.9';
    await remember([`checks-from:${ip}`], 60);
    const check = async (phone: string, cookie: string) =>
      (
        await api.app.inject({
          url: `/api${checkPhone.path}?phone=${phone}`,
          headers: { cookie },
          remoteAddress: ip,
        })
      ).statusCode;
    expect(await check(one.phone, both.cookie)).toBe(200);
    expect(await check(other.phone, both.cookie)).toBe(200);
    expect(await check(other.phone, first.cookie)).toBe(429);
  });
});

describe.each([
  ['is full', true],
  ['fills before a stranger is in it', false],
])('while the line of strangers for hashes %s', (_, isFull) => {
  test('a stranger works first and the known device does not', async () => {
    const { phone } = await api.aCustomer({ password });
    const { cookie } = await signIn(phone, password, { ip: '10.9.0.1' });
    const lanes: string[] = [];
    const { passwords } = api.ports;
    const crowded: Passwords = {
      hash: passwords.hash,
      async verify(hash, input, who, trust = 'stranger') {
        if (trust === 'stranger') throw new ApiFailure('rate_limited', { retryAfter: 2 });
        lanes.push(trust);
        return passwords.verify(hash, input, who, trust);
      },
      isFull: () => isFull,
    };
    const crowd = await testApi({
      database: api.database,
      config: api.config,
      start: new Date(),
      ports: { passwords: crowded },
    });
    onTestFinished(() => crowd.close());
    const enter = async (from: From, proof?: string) => {
      const headers = from.cookie === undefined ? {} : { cookie: from.cookie };
      const payload = { phone, password, proof };
      const url = `/api${loginMarketplace.path}`;
      return (await crowd.app.inject({ method: 'POST', url, payload, headers, remoteAddress: from.ip ?? '' }))
        .statusCode;
    };
    expect(await enter({ ip: '10.9.0.1', cookie })).toBe(200);
    // Passwords that were not checked are no failed attempts: the work does not grow.
    for (let tries = 0; tries < 6; tries++) expect(await enter({ ip: '10.9.0.2' })).toBe(428);
    expect(await enter({ ip: '10.9.0.2' }, await solved(crowd, 1))).toBe(200);
    expect(lanes).toEqual(['known', 'proved']);
  });
});

describe('codes by SMS', () => {
  test('a stranger who names the phone does not take its owner’s code away', async () => {
    const { phone } = await api.aCustomer({ password });
    const { cookie } = await signIn(phone, password, { ip: '10.3.0.1' });
    expect((await ask(phone, { ip: '10.3.0.66' })).status).toBe(200);
    expect(await ask(phone, { ip: '10.3.0.66' })).toMatchObject({ status: 429, body: { code: 'code_too_soon' } });
    // Requests from another address, and from the known device behind the stranger's address.
    expect((await ask(phone, { ip: '10.3.0.2' })).status).toBe(200);
    expect((await ask(phone, { ip: '10.3.0.66', cookie })).status).toBe(200);
    await remember([`code:${phone}`], 40);
    expect((await ask(phone, { ip: '10.3.0.3' })).body).toMatchObject({
      code: 'proof_needed',
      data: { parameters: { cost: 11_200 } },
    });
    api.clock.advance(61_000);
    const sent = await ask(phone, { ip: '10.3.0.66', cookie });
    const { letters } = (await api.client().send(readOutbox, { query: { to: phone } })).message;
    const code = /\d{6}/.exec(letters[0]?.text ?? '')?.[0] ?? '';
    const body = { phone, password: 'новый пароль', code, smsuid: sent.body.message.smsuid };
    expect((await api.client().send(resetPasswordMarketplace, { body })).message.successful).toBe(true);
  });

  test.each([
    ['one address', '10.4.0.7', 20, 60],
    ['the addresses of one /24', '10.4.0.0/24', 60, 300],
    ['the networks of one /48', '2001:db8:77::/48', 60, 300],
  ])('%s: %s has so many for nothing, then works for them, and has an end', async (_, subject, free, most) => {
    const ip = subject.includes(':') ? '2001:db8:77:1::9' : '10.4.0.7';
    const name = `codes-from:${subject}`;
    const { phone } = await api.aCustomer();
    await remember([name], free - 1);
    expect((await ask(phone, { ip })).status).toBe(200);
    api.clock.advance(61_000);
    expect((await ask(phone, { ip })).body.code).toBe('proof_needed');
    expect((await ask(phone, { ip }, await solved(api, 1))).status).toBe(200);
    const hour = 3_600_000;
    api.clock.advance(hour);
    await remember([name], most);
    const full = await ask((await api.aCustomer()).phone, { ip }, await solved(api, 8));
    expect(full).toMatchObject({
      status: 429,
      body: { text: 'Слишком много попыток. Повторите через\u00a060\u00a0минут' },
    });
    const customer = await api.aCustomer({ password });
    const { cookie } = await signIn(customer.phone, password, { ip: '10.4.9.1' });
    expect((await ask(customer.phone, { ip, cookie })).status).toBe(200);
    api.clock.advance(hour + 1000);
  });

  test('a burst is served up to the limit, not refused whole', async () => {
    const ip = '10.5.0.1';
    await remember([`codes-from:${ip}`], 15);
    const phones = Array.from({ length: 12 }, (_, each) => String(9_130_000_000 + each));
    const answers = await Promise.all(phones.map(phone => ask(phone, { ip })));
    const served = answers.filter(({ status }) => status === 200).length;
    expect(served).toBeGreaterThanOrEqual(5);
    expect(answers.every(({ status }) => status === 200 || status === 428)).toBe(true);
    api.clock.advance(3_601_000);
  });

  test('the whole service has a budget: then strangers work and staff are told, and known people have theirs', async () => {
    const { phone } = await api.aCustomer({ password });
    const { cookie } = await signIn(phone, password, { ip: '10.6.0.1' });
    const office = api.as(await api.aStaff());
    await remember(['codes-sent'], 49);
    expect((await ask('9130000101', { ip: '10.6.1.1' })).status).toBe(200);
    expect((await office.send(getMessageWays, {})).message.codes).toEqual({ sent: 50, budget: 50 });
    const reply = await ask('9130000102', { ip: '10.6.2.1' });
    expect(reply.body).toMatchObject({ code: 'proof_needed', data: { parameters: { cost: 11_200 } } });
    expect((await ask(phone, { ip: '10.6.3.1', cookie })).status).toBe(200);
    await remember(['codes-sent'], 50);
    expect((await ask('9130000102', { ip: '10.6.2.1' }, await solved(api, 8))).status).toBe(429);
    api.clock.advance(61_000);
    expect((await ask(phone, { ip: '10.6.3.1', cookie })).status).toBe(200);
  });
});
