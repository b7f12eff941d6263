import { askSupport } from '@venue/sdk/support';
import { listUsers } from '@venue/sdk/users/admin';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { agree, info, passport, save } from '../areas/profile/profile.testing.ts';
import { runIn } from '../core/traces.ts';
import { statementOf } from '../ports/database/traced.ts';
import { someTraces, tracedApi } from '../testing/traces.ts';
import { errorFacts } from './errorFacts.ts';
import { tracePorts } from './ports.ts';

const planted = {
  phone: '9123456789',
  name: 'Просковья',
  mail: 'proskovya@example.ru',
  number: '774411',
  token: 'token-of-the-person',
};
/** Each as it is, and as it stands in an address. */
const searched = Object.values(planted).flatMap(value => [value, encodeURIComponent(value)]);

test('nothing that people sent is exported', async () => {
  const { api, close, bytes } = await tracedApi();
  const anna = await api.aCustomer();
  await agree(api, anna, 'passport');
  await save(api, anna, {
    ...info,
    bioName: planted.name,
    userEmail: planted.mail,
    passport: { ...passport, passportNumber: planted.number },
  });
  const staff = api.as(await api.aStaff());
  for (const search of [planted.name, planted.phone, planted.mail])
    await staff.send(listUsers, { query: { search } as never });
  await api
    .client()
    .send(askSupport, { body: { email: planted.mail, text: `${planted.name}, ${planted.phone}` } as never })
    .catch(() => undefined);
  const { app, db } = api;
  const { name, ...rest } = planted;
  await app.inject({
    method: 'POST',
    url: `/api/auth/login?phone=${planted.phone}&name=${encodeURIComponent(name)}`,
    headers: {
      access: planted.token,
      'user-agent': planted.mail,
      cookie: `a=${planted.number}`,
      referer: planted.phone,
    },
    payload: { ...rest, name },
  });
  await app.inject(`/api/no/such/${planted.phone}/${encodeURIComponent(name)}`);
  expect((await app.inject(`/app/users/${planted.phone}`)).statusCode).toBeGreaterThan(0);
  await db.execute(sql`select ${planted.name}::text`);
  await close();
  const exported = bytes();
  expect(exported.includes('admin.user.list')).toBe(true);
  expect(exported.includes('profile.infoSave')).toBe(true);
  for (const value of searched) expect(exported.includes(value), value).toBe(false);
});

test('an error is exported by its code and its places, without its message', async () => {
  const { api, spans, bytes } = await tracedApi();
  const { db } = api;
  await api.aCustomer({ phone: planted.phone });
  const { traces, spans: others } = await someTraces();
  const call = traces.request('call', {}, undefined);
  await runIn(call, async () => {
    await db.execute(sql`select ${planted.phone}::text::uuid`).catch(error => call.record(error));
    await api.aCustomer({ phone: planted.phone }).catch(error => call.record(error));
    call.record(new Error(`no mailbox ${planted.mail}\n    at ${planted.name} (x.ts:1:1)`));
    const ports = tracePorts({
      ...api.ports,
      messages: { send: () => Promise.reject(new Error(`no such number ${planted.phone}`)) },
    });
    const message = {
      kind: 'sms',
      to: planted.phone,
      subject: '',
      text: planted.name,
      key: '1',
      isRepeat: false,
    } as const;
    await ports.messages.send(message).catch(() => undefined);
  });
  call.end();
  await spans();
  const all = await others();
  const text = JSON.stringify(all);
  expect(text).toContain('22P02');
  expect(text).toContain('23505');
  expect(text).toContain('traces.privacy.test.ts');
  expect(all.find(({ name }) => name === 'messages.send')).toMatchObject({
    failed: true,
    facts: { 'error.type': 'Error' },
  });
  for (const value of searched) expect(text.includes(value) || bytes().includes(value), value).toBe(false);
});

test('a statement is exported with its placeholders, without text in quotes', () => {
  expect(statementOf(`select * from "users" where phone = $1 and note = 'it''s ${planted.name}'`)).toEqual({
    name: 'select users',
    text: `select * from "users" where phone = $1 and note = '?'`,
  });
  expect(statementOf('with a as (select 1 from b) insert into room_slot values ($1)').name).toBe('insert room_slot');
  expect(statementOf('delete from "outbox" where id = $1').name).toBe('delete outbox');
  expect(statementOf('select 1 from a for update skip locked').name).toBe('select a');
  expect(statementOf('begin').name).toBe('begin');
  expect(statementOf(`insert into a values ${'($1)'.repeat(10_000)}`).text).toHaveLength(2_000);
});

test('a message that was replaced is not exported either', () => {
  const error = new Error(`no answer to ${planted.phone}`);
  // The stack repeats the message from when it was read first.
  expect(error.stack).toContain(planted.phone);
  error.message = '';
  expect(JSON.stringify(errorFacts(error))).not.toContain(planted.phone);
});

test('what is thrown may be anything', () => {
  expect(errorFacts('text with a phone').type).toBe('string');
  expect(errorFacts(undefined).type).toBe('undefined');
});
