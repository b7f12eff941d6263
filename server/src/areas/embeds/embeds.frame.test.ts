import { gzipSync } from 'node:zlib';
import { momentOf } from '@venue/sdk';
import { addEmbedSite, removeEmbedSite } from '@venue/sdk/embeds/admin';
import type { EmbedSite } from '@venue/sdk/embeds/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { DAY, hold, openStudio } from '../bookings/bookings.testing.ts';
import { ancestorsOf, weekWith } from './embeds.rules.ts';

let api: TestApi;
let site: EmbedSite;
let tariffId: number;
beforeAll(async () => {
  api = await testApi();
  ({ tariffId } = await openStudio(api));
  const body = { siteTitle: 'Студия «Свет»', siteUrl: 'svet.ru' };
  site = (await api.as(await api.aStaff()).send(addEmbedSite, { body })).message;
});
afterAll(() => api.close());

const get = (url: string, headers = {}) => api.app.inject({ url, headers });
const frame = (roomId: number | string, query = '', key = site.siteKey) => get(`/embed/${key}/rooms/${roomId}${query}`);
const hoursIn = (html: string) =>
  [...html.matchAll(/value="(\d+)" data-price="\d+"( disabled)?/g)].map(([, hour, taken]) => [Number(hour), !taken]);

test('the frame may be shown by its site and ours alone, has an origin of its own and keeps nothing', async () => {
  const { statusCode, headers } = await frame(31, '', site.siteKey);
  expect(statusCode).toBe(200);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'self' https://svet.ru https://www.svet.ru;");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox (?!.*allow-same-origin)/);
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers['cache-control']).toBe('no-store');
});

test('whoever is signed in sees what everybody sees', async () => {
  const person = await api.aCustomer();
  await hold(api, person, tariffId, [14]);
  const own = { access: person.login.access, profile: person.login.profile, cookie: 'known=1' };
  expect((await get(`/embed/${site.siteKey}/rooms/31?day=${DAY}`, own)).body).toBe(
    (await frame(31, `?day=${DAY}`)).body,
  );
});

test('the rest of the site may be framed by nobody, and no other site reads its answers', async () => {
  const origin = { origin: 'https://svet.ru' };
  for (const url of ['/app/rooms/31', '/app/admin/', '/api/booking/map', '/embed.js', '/embed/unknown/rooms/31']) {
    const { headers } = await get(url, origin);
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options'], url).toBe('DENY');
    expect(headers, url).not.toHaveProperty('access-control-allow-origin');
  }
});

test('an unknown site, an unknown room and a site that is no longer allowed have no frame', async () => {
  expect((await frame(31, '', 'unknown')).statusCode).toBe(404);
  expect((await frame(999)).statusCode).toBe(404);
  expect((await frame('x')).statusCode).toBe(404);
  const staff = api.as(await api.aStaff());
  const { id, message } = await staff.send(addEmbedSite, { body: { siteTitle: 'Тень', siteUrl: 'ten.ru' } });
  expect((await frame(31, '', message.siteKey)).statusCode).toBe(200);
  await staff.send(removeEmbedSite, { body: { embedSiteId: id } });
  const { statusCode, headers } = await frame(31, '', message.siteKey);
  expect(statusCode).toBe(404);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('the hours of a day are those of the calendar: who holds one takes it there', async () => {
  const before = hoursIn((await frame(31, `?day=${DAY}`)).body);
  expect(before.length).toBeGreaterThan(3);
  expect(before).toContainEqual([12, true]);
  await hold(api, await api.aCustomer(), tariffId, [12]);
  const after = hoursIn((await frame(31, `?day=${DAY}`)).body);
  expect(after).toEqual(before.map(([hour, free]) => [hour, hour === 12 ? false : free]));
});

test('without a day it begins with one that has free hours; days that cannot be booked lead to one that can', async () => {
  const chosen = (html: string) => /name="day" value="([\d-]+)"/.exec(html)?.[1];
  expect(chosen((await frame(31)).body)).toBe('2026-12-01');
  expect(chosen((await frame(31, '?day=2020-01-01')).body)).toBe('2026-12-01');
  expect(chosen((await frame(31, '?day=nonsense')).body)).toBe('2026-12-01');
  const now = momentOf('2026-11-28', 12);
  expect(weekWith('2026-12-06', now, 90)).toEqual({ from: '2026-12-05', day: '2026-12-06' });
  expect(weekWith('2030-01-01', now, 90)).toEqual({ from: '2027-02-20', day: '2027-02-26' });
});

test('a room that is not booked at once leads to its page', async () => {
  for (const [mode, words] of [
    ['request', 'по&nbsp;запросу'],
    ['none', 'не&nbsp;бронируют'],
  ] as const) {
    await api.db.execute(sql`update room set booking_mode = ${mode} where id = 30`);
    const { body } = await frame(30);
    expect(body).toMatch(/href="[^"]*\/app\/rooms\/30"/);
    expect(body).toContain(words);
    expect(hoursIn(body)).toEqual([]);
  }
});

test('what staff call a room is text there, not markup', async () => {
  await api.db.execute(sql`update room set name = '<b>Фото</b>' where id = 30`);
  const html = (await frame(30)).body;
  expect(html).toContain('&lt;b&gt;Фото&lt;/b&gt;');
  expect(html).not.toContain('<b>Фото');
});

test('the script may be loaded from anywhere; it and the frame weigh at most 15 kB before they are used', async () => {
  const loader = await get('/embed.js');
  expect(loader.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(loader.headers['content-type']).toContain('text/javascript');
  const page = await frame(31, `?day=${DAY}`);
  const weight = gzipSync(loader.body).length + gzipSync(page.body).length;
  expect(weight).toBeLessThan(15_000);
});

test.each([
  ['https://svet.ru', "'self' https://svet.ru https://www.svet.ru"],
  ['https://www.svet.ru', "'self' https://www.svet.ru https://svet.ru"],
  ['http://127.0.0.1:8123', "'self' http://127.0.0.1:8123"],
])('%s is framed by %s', (origin, ancestors) => {
  expect(ancestorsOf(origin)).toBe(ancestors);
});
