import { resetPassword } from '@venue/sdk/auth';
import { sendEmailCode, sendSmsCode } from '@venue/sdk/codes';
import { readOutbox } from '@venue/sdk/demo';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../core/db/transact.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { spendCode, verifyCode } from './codes.service.ts';
import { oneTimeCode } from './codes.table.ts';

describe.each(databaseKinds)('one-time codes, on %s', kind => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());

  let phones = 0;
  const newPhone = () => `91200020${String(++phones).padStart(2, '0')}`;
  const lettersTo = async (to: string) => (await api.client().send(readOutbox, { query: { to } })).message.letters;
  const ask = async (phone: string, type: 1 | 2 | 3 = 1, ip?: string) =>
    (await api.client(undefined, ip).send(sendSmsCode, { body: { phone, type } })).message;
  const codeIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? '';
  const guess = (smsuid: string, code: string, target: string) =>
    verifyCode({ db: api.db, now: api.clock.now, config: api.config }, { smsuid, code, target, type: 1 });
  const triesOf = async (smsuid: string) =>
    (await api.db.select().from(oneTimeCode).where(eq(oneTimeCode.smsuid, smsuid)))[0]?.tries;

  test('a code is sent by SMS, is not kept readable, and is right once', async () => {
    const phone = newPhone();
    const sent = await ask(phone);
    expect(sent).toEqual({ smsuid: sent.smsuid, ttl: 5, unit: 'minutes', type: 1, resend: 60, code: null });
    const [letter] = await lettersTo(phone);
    const code = codeIn(letter?.text);
    expect(letter?.text).toBe(`${code} — код подтверждения. Никому его не сообщайте. Площадка`);
    const [row] = await api.db.select().from(oneTimeCode).where(eq(oneTimeCode.smsuid, sent.smsuid));
    expect(JSON.stringify(row)).not.toContain(code);

    await guess(sent.smsuid, code, phone);
    await inTransaction(api.db, tx => spendCode(tx, sent.smsuid, api.clock.now));
    await expect(guess(sent.smsuid, code, phone)).rejects.toMatchObject({ code: 'code_expired' });
    await expect(inTransaction(api.db, tx => spendCode(tx, sent.smsuid, api.clock.now))).rejects.toMatchObject({
      code: 'code_expired',
    });
  });

  test('a wrong try stays counted although the call it was made in fails; after five even the right code is refused', async () => {
    const { phone } = await api.aCustomer();
    const { smsuid } = await ask(phone, 2);
    const right = codeIn((await lettersTo(phone))[0]?.text);
    const wrong = right === '111111' ? '222222' : '111111';
    const reset = (code: string) =>
      api.client().send(resetPassword, { body: { phone, password: 'новый пароль', smsuid, code } });
    for (let tried = 1; tried <= 5; tried++) {
      await expect(reset(wrong)).rejects.toMatchObject({ code: 'code_wrong', fields: { code: 'Неверный код' } });
      expect(await triesOf(smsuid)).toBe(tried);
    }
    await expect(reset(right)).rejects.toMatchObject({ code: 'code_tries_spent', fields: { code: expect.anything() } });
  });

  test('of fifty guesses made at once five are read', async () => {
    const phone = newPhone();
    const { smsuid } = await ask(phone);
    const right = codeIn((await lettersTo(phone))[0]?.text);
    const codes = Array.from({ length: 50 }, (_, index) => String(index).padStart(6, '7')).filter(
      code => code !== right,
    );
    const answers = await Promise.allSettled(codes.map(code => guess(smsuid, code, phone)));
    const reasons = answers.map(each =>
      each.status === 'rejected' ? (each.reason as { code: string }).code : 'let in',
    );
    expect(reasons.filter(reason => reason === 'code_wrong')).toHaveLength(5);
    expect(reasons.filter(reason => reason === 'code_tries_spent')).toHaveLength(codes.length - 5);
    expect(await triesOf(smsuid)).toBe(5);
  });

  test('a code ends after five minutes', async () => {
    const phone = newPhone();
    const { smsuid } = await ask(phone);
    const code = codeIn((await lettersTo(phone))[0]?.text);
    api.clock.advance(5 * 60_000);
    await expect(guess(smsuid, code, phone)).rejects.toMatchObject({
      code: 'code_expired',
      fields: { code: 'Время действия кода подтверждения истекло, вы можете отправить новый код' },
    });
  });

  test('the next code waits a minute, five an hour, ten a day; of requests made at once one passes', async () => {
    const phone = newPhone();
    const ip = '10.1.0.1';
    const both = await Promise.allSettled([ask(phone, 1, ip), ask(phone, 1, ip), ask(phone, 1, ip)]);
    expect(both.filter(each => each.status === 'fulfilled')).toHaveLength(1);
    await expect(ask(phone, 1, ip)).rejects.toMatchObject({
      code: 'code_too_soon',
      status: 429,
      retryAfter: 60,
      text: 'Новый код можно отправить через\u00a060\u00a0секунд',
    });
    const person = await api.aCustomer();
    const other = newPhone();
    const sentIn = async (tries: number, everyMs: number) => {
      let sent = 0;
      for (let tried = 0; tried < tries; tried++) {
        api.clock.advance(everyMs);
        const body = { phone: other, type: 3 } as const;
        sent += await api
          .as(person)
          .send(sendSmsCode, { body })
          .then(
            () => 1,
            () => 0,
          );
      }
      return sent;
    };
    expect(await sentIn(7, 61_000)).toBe(5);
    expect(await sentIn(12, 3_600_000)).toBe(5);
  });

  test('a reset asked for an unknown phone is answered like any other and sends nothing', async () => {
    const customer = await api.aCustomer();
    const staff = await api.aStaff([]);
    const shape = async (phone: string) => {
      const { smsuid, ...rest } = await ask(phone, 2, '10.1.3.1');
      return { ...rest, smsuid: smsuid.length };
    };
    const unknown = newPhone();
    expect(await shape(unknown)).toEqual(await shape(customer.phone));
    expect(await shape(staff.phone)).toEqual({ ttl: 5, unit: 'minutes', type: 2, resend: 60, smsuid: 36, code: null });
    expect(await lettersTo(unknown)).toEqual([]);
    expect(await lettersTo(staff.phone)).toHaveLength(1);
    expect(await lettersTo(customer.phone)).toHaveLength(1);
  });

  test('a code by e-mail goes to the own address unless another is given', async () => {
    const customer = await api.aCustomer({ email: `own-${kind}@example.ru` });
    const sent = (await api.as(customer).send(sendEmailCode, { body: { type: 3 } })).message;
    expect(sent).toMatchObject({ ttl: 5, unit: 'minutes', type: 3 });
    expect(await lettersTo(`own-${kind}@example.ru`)).toMatchObject([{ kind: 'mail', subject: 'Код подтверждения' }]);
    await api.as(customer).send(sendEmailCode, { body: { type: 3, email: `other-${kind}@example.ru` } });
    expect(await lettersTo(`other-${kind}@example.ru`)).toHaveLength(1);
    const without = await api.aCustomer();
    await expect(api.as(without).send(sendEmailCode, { body: { type: 3 } })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { email: 'Обязательное поле' },
    });
    await expect(api.client().send(sendSmsCode, { body: { phone: newPhone(), type: 3 } })).rejects.toMatchObject({
      code: 'access_denied',
    });
  });
});

test('the test mode answers after half a second with a code that lives twenty minutes and sends nothing', async () => {
  const api = await testApi({ config: { codesTestMode: true } });
  try {
    const began = performance.now();
    const { message } = await api.client().send(sendSmsCode, { body: { phone: '9120003001', type: 1 } });
    expect(performance.now() - began).toBeGreaterThanOrEqual(495);
    expect(message).toMatchObject({ ttl: 20, unit: 'minutes', code: expect.stringMatching(/^\d{6}$/) });
    expect((await api.client().send(readOutbox, { query: {} })).message.letters).toEqual([]);
    api.clock.advance(20 * 60_000 - 1);
    const { smsuid, code } = message;
    await verifyCode({ ...api, now: api.clock.now }, { smsuid, code: code ?? '', target: '9120003001', type: 1 });
  } finally {
    await api.close();
  }
});
