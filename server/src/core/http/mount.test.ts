import { changeApplicationStatus } from '@venue/sdk/applications/admin';
import { simpleRequestStatus } from '@venue/sdk/applications/model';
import { quotePrice } from '@venue/sdk/bookings';
import { listRooms } from '@venue/sdk/rooms';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const post = (payload: string, type = 'application/json', url = '/api/booking/price') =>
  api.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

describe('bad input gets a stable code and never a stack', () => {
  test.each([
    ['broken JSON', '{"a":', 'application/json', 400, 'malformed'],
    ['a prototype', '{"__proto__":{"admin":true}}', 'application/json', 400, 'malformed'],
    ['a constructor', '{"constructor":{"prototype":{"admin":true}}}', 'application/json', 400, 'malformed'],
    ['a form', 'roomId=31', 'application/x-www-form-urlencoded', 415, 'unsupported_type'],
    ['plain text', '{"roomId":31}', 'text/plain', 415, 'unsupported_type'],
    ['too much', JSON.stringify({ x: 'x'.repeat(1_100_000) }), 'application/json', 413, 'too_large'],
    ['nothing', '', 'application/json', 400, 'invalid_input'],
    ['a list', '[]', 'application/json', 400, 'invalid_input'],
    ['a huge number', '{"roomId":1e400}', 'application/json', 400, 'invalid_input'],
  ])('%s', async (_, payload, type, status, code) => {
    const reply = await post(payload, type);
    expect(reply.statusCode).toBe(status);
    const body = reply.json();
    expect(body).toMatchObject({ code, message: expect.any(String), requestId: expect.any(String) });
    expect(reply.body).not.toMatch(/node_modules|at .*\.ts:/);
    expect(
      Object.keys(body).every(key => ['message', 'code', 'text', 'fields', 'requestId', 'data'].includes(key)),
    ).toBe(true);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  test('each wrong field is named with its text', async () => {
    const send = api
      .client()
      .send(quotePrice, { body: { roomId: 'x', tariffId: 1, slots: [], serviceIds: [], equipmentIds: [] } as never });
    await expect(send).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { roomId: 'Проверьте значение', slots: 'Выберите хотя бы один час' },
    });
  });

  test('an unknown path is a 404 of the same shape', async () => {
    const reply = await api.app.inject({ url: '/api/nothing/here' });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'not_found' });
  });
});

test('replies are not stored by caches, carry the request’s number and say that keys count', async () => {
  const reply = await api.app.inject({ method: 'POST', url: `/api${listRooms.path}` });
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(reply.headers['idempotency-keys']).toBe('writes');
});

test('security headers stand on every reply', async () => {
  const { headers } = await api.app.inject({ method: 'POST', url: `/api${listRooms.path}` });
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a staff token in a customer’s call, and the other way round, is refused', async () => {
  const staff = api.as(await api.aStaff());
  const { listMyBookings } = await import('@venue/sdk/bookings');
  await expect(staff.send(listMyBookings, { x: 1, body: undefined })).rejects.toMatchObject({
    code: 'profile_denied',
    status: 403,
  });
});

describe('a key that was used', () => {
  let [office, colleague]: [Person?, Person?] = [];
  beforeAll(async () => {
    [office, colleague] = [await api.aStaff(), await api.aStaff()];
    const { id } = await api.aCustomer();
    await api.db.execute(sql`
      insert into application (id, status, type, object_id, object_title, user_id, is_amendment, created_at) values
        (901, 1, 3, 1, 'Рябина', ${id}, false, now()), (902, 1, 3, 2, 'Калина', ${id}, false, now())`);
    expect(await take()).toBe('answered');
  });

  const { new: fresh, inProgress, done } = simpleRequestStatus;
  const take = async (
    over: { id?: number; person?: Person; requestStatus?: typeof done; seen?: typeof inProgress } = {},
  ) => {
    const { id = 901, person = office, requestStatus = inProgress, seen = fresh } = over;
    if (!person) throw new Error('nobody was made');
    const body = { seen, requestStatus };
    return api
      .as(person)
      .send(changeApplicationStatus, { id, body }, { idempotencyKey: 'one-click' })
      .then(
        () => 'answered',
        (problem: { code?: unknown }) => problem.code,
      );
  };

  test.each([
    ['answers the same call as before', () => ({}), 'answered'],
    ['is refused with another body', () => ({ requestStatus: done }), 'key_reused'],
    ['is refused for another record with the same body', () => ({ id: 902 }), 'key_reused'],
    ['says nothing to another person', () => ({ person: colleague }), 'already_decided'],
  ] as const)('%s', async (_, over, answer) => expect(await take(over())).toBe(answer));
});

const UNKNOWN = 'Такого поля нет';

describe('fields that a call does not read', () => {
  const find = (body: object, headers: Record<string, string> = {}, url = '/api/article/get_articles/1') =>
    api.app.inject({ method: 'POST', url, headers, payload: body });

  test('are named in a header, and the rest is read', async () => {
    const reply = await find(
      { roomId: 31, organization: { inn: 1 }, имя: 2 },
      {},
      '/api/booking/get_schedule?utm=mail',
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['ignored-fields']).toBe('utm, organization, %D0%B8%D0%BC%D1%8F');
    expect(reply.headers['preference-applied']).toBeUndefined();
    const listed = await api.app.inject({ method: 'POST', url: `/api${listRooms.path}?utm=mail` });
    expect(listed.statusCode).toBe(200);
    expect(listed.headers['ignored-fields']).toBe('utm');
  });

  test('are refused where the request wants that', async () => {
    const strict = { prefer: 'handling=strict' };
    const reply = await find({ roomId: 31, romId: 1 }, strict, '/api/booking/get_schedule');
    expect(reply.statusCode).toBe(400);
    expect(reply.headers['preference-applied']).toBe('handling=strict');
    expect(reply.json()).toMatchObject({
      code: 'unknown_field',
      text: 'В запросе есть поля, которых сервер не знает',
      fields: { romId: UNKNOWN },
    });
    const sound = await api.app.inject({ method: 'POST', url: `/api${listRooms.path}`, headers: strict });
    expect(sound.statusCode).toBe(200);
    expect(sound.headers).toMatchObject({ 'preference-applied': 'handling=strict' });
    expect(sound.headers['ignored-fields']).toBeUndefined();
  });

  test('of a form are named too, a file among them', async () => {
    const form = new FormData();
    for (const name of ['reviewId', 'misspelt']) form.append(name, '1');
    form.append('second', new Blob(['x']), 'a.txt');
    const { access, profile } = (await api.aStaff(['reviews.manage'])).login;
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/admin/review/image/upload',
      headers: { access, profile, prefer: 'handling=strict' },
      payload: form,
    });
    expect(reply.json()).toMatchObject({ code: 'unknown_field', fields: { misspelt: UNKNOWN, second: UNKNOWN } });
    expect(reply.headers['ignored-fields']).toBe('misspelt, second');
  });
});
