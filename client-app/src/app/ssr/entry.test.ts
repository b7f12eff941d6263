// @vitest-environment node

import { readFileSync } from 'node:fs';
import { ApiFailure, type Outgoing, type Transport } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { getEvent } from '@venue/sdk/events';
import { eventStatus } from '@venue/sdk/events/model';
import { sampleReply } from '@venue/sdk/testing';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { listAddresses, pages, render } from './entry.tsx';

const room = {
  roomId: 31,
  name: 'Фотостудия',
  shortName: 'Фото',
  floor: 2,
  place: 1,
  bookable: false,
  bookingMode: 3,
  capacity: 12,
  seatings: [],
  area: 86,
  description: 'Циклорама шесть метров.',
  cover: { url: '/files/31.webp', thumb: '/files/31s.webp', alt: 'Зал' },
  promoVideo: null,
  priceFrom: null,
  priceLong: null,
  state: 'info',
  until: null,
  freeToday: 0,
  images: [],
  services: [],
  equipments: [],
  tariffs: [],
  opening: [],
  bufferBefore: 0,
  bufferAfter: 0,
  partIds: [],
  hallIds: [],
  closedDays: [],
  allServices: null,
  allEquipments: null,
  imagesForAdmin: null,
  version: null,
};

const nobodyHasSaid = { average: null, count: 0, reviews: [] };

/** A server that answers these addresses, and remembers what it was asked. */
function answering(replies: Record<string, unknown>): { transport: Transport; asked: Outgoing[] } {
  const requests: Outgoing[] = [];
  return {
    asked: requests,
    transport: async outgoing => {
      requests.push(outgoing);
      // Every room and event is shown with what visitors say of it, and every footer with the venue's phone.
      const reply = {
        '/review/of': { message: nobodyHasSaid },
        '/requisites': { message: { requisites: null } },
        ...replies,
      }[outgoing.url];
      if (reply === undefined) throw new ApiFailure('not_found');
      if (reply instanceof Error) throw reply;
      return reply;
    },
  };
}

test('a page is rendered with what its reads answer, and hands these to the browser', async () => {
  const { transport, asked } = answering({ '/booking/room/info': { message: room } });
  const page = await render('/rooms/31', transport);
  if (typeof page === 'string') throw new Error(page);
  expect(page.html).toContain('Фотостудия</h1>');
  expect(page.html).toContain('Циклорама шесть метров.');
  expect(page.html).toContain('Войти');
  expect(page.head).toMatchObject({ title: 'Фотостудия', description: room.description, image: '/files/31.webp' });
  expect(page.replies).toContainEqual([['booking.roomInfo', { body: { roomId: 31 } }], { message: room }]);
  expect(asked.map(({ url }) => url)).toEqual(['/requisites', '/booking/room/info', '/review/of']);
});

test('nothing of one visitor’s page is on the next one’s', async () => {
  const first = answering({ '/booking/room/info': { message: room } });
  const second = answering({ '/booking/room/info': { message: { ...room, name: 'Лекторий' } } });
  const [one, two] = await Promise.all([render('/rooms/31', first.transport), render('/rooms/31', second.transport)]);
  expect(one).toMatchObject({ head: { title: 'Фотостудия' } });
  expect(two).toMatchObject({ head: { title: 'Лекторий' } });
  expect(second.asked).toHaveLength(3);
});

test('a page is made anew when a reply changes, and is gone when its record is', async () => {
  const page = async (name: string) => {
    const { transport, asked } = answering({ '/booking/room/info': { message: { ...room, roomId: 47, name } } });
    return { shown: await render('/rooms/47', transport), asked };
  };
  const first = await page('Лекторий');
  const again = await page('Лекторий');
  expect(again.shown).toBe(first.shown);
  // The cached page is served only after the server has returned the same replies again.
  expect(again.asked).toHaveLength(3);
  expect((await page('Большой зал')).shown).toMatchObject({ head: { title: 'Большой зал' } });
  expect(await render('/rooms/47', answering({}).transport)).toBe('missing');
});

test('a record or an address that is not to be found is missing; a screen of the browser alone is unknown', async () => {
  for (const path of ['/rooms/999', '/nothing', '/rooms/31/nothing'])
    expect(await render(path, answering({}).transport), path).toBe('missing');
  for (const path of ['/', '/marketplace/account', '/booking/order/1/payment', '/account/events/create'])
    expect(await render(path, answering({}).transport), path).toBe('unknown');
  for (const path of ['/booking/order/first/payment', '/account/events/0', '/marketplace/account/brands/nope/edit'])
    expect(await render(path, answering({}).transport), path).toBe('missing');
});

test.each([
  ['/card/nope', '/cards/nope'],
  ['/tickets/A1B2C3D4E5F6', '/ticket/A1B2C3D4E5F6'],
  ['/tickets/order/abc', '/ticket-order/abc'],
  ['/tickets/wait/abc', '/ticket-wait/abc'],
  ['/booking/room/31/calendar', '/booking/room/info'],
])('%s is looked up before it is left to the browser', async (path, url) => {
  for (const code of ['not_found', 'invalid_input'] as const)
    expect(await render(path, answering({ [url]: new ApiFailure(code) }).transport)).toBe('missing');
  expect(await render(path, answering({ [url]: { message: room } }).transport)).toBe('unknown');
  expect(await render(path, answering({ [url]: new ApiFailure('ticket_replaced') }).transport)).toBe('unknown');
  await expect(render(path, answering({ [url]: new ApiFailure('rate_limited') }).transport)).rejects.toThrow();
});

test('a component that throws fails its page and nothing else', async () => {
  const broken = { ...room, bookable: true, priceFrom: 100, tariffs: null };
  const { transport } = answering({ '/booking/room/info': { message: broken } });
  await expect(render('/rooms/31', transport)).rejects.toThrow(TypeError);
  expect(await render('/rooms/31', answering({ '/booking/room/info': { message: room } }).transport)).toMatchObject({
    head: { title: 'Фотостудия' },
  });
});

test.each(pages.map(page => page.path))('%s is rendered with what the server may answer', async path => {
  const transport: Transport = async ({ method, url }) => {
    const call = allCalls.find(
      each => each.method === method && matchPath(each.path.replace(/\{(\w+)\}/g, ':$1'), url),
    );
    if (!call) throw new Error(`${method} ${url} is no call`);
    return sampleReply(call);
  };
  const page = await render(path.replace(/:\w+/g, '1'), transport);
  // A record of the sample may be one that is not published.
  expect(page === 'missing' || (typeof page === 'object' && page.html.includes('<h1'))).toBe(true);
});

test('an event says where it is and what it costs, and a feed when it is', async () => {
  const event = {
    ...sampleReply(getEvent).message,
    eventTitle: 'Лекция',
    objectStatusId: eventStatus.published,
    date: '2026-12-05',
    time: '19:00',
    roomName: 'Лекторий',
    admission: { cheapest: 50_000, dearest: 150_000, isSoldOut: true },
  };
  const page = pages.find(({ path }) => path === '/events/:eventId');
  const head = page?.head(
    { eventId: '1' },
    call => (call.id === getEvent.id ? { message: event } : undefined) as never,
  );
  expect(head?.about).toMatchObject({
    location: { name: 'Лекторий', address: { postalCode: '620014', addressLocality: 'Екатеринбург' } },
    offers: { lowPrice: '500.00', highPrice: '1500.00', availability: 'https://schema.org/SoldOut' },
    isAccessibleForFree: false,
  });
  const list = { message: { page: 1, pageSize: 25, total: 1, totalIsExact: true }, items: [event] };
  const { transport } = answering({
    ...nothingListed,
    '/booking/rooms/info': { message: { rooms: [], now: '2026-11-23T10:00:00.000Z' } },
    '/event/get_all/1': list,
  });
  const news = (await listAddresses(transport, 100)).flatMap(each => each.news ?? []);
  expect(news).toMatchObject([{ title: '05.12.2026 19:00: Лекция' }]);
});

test('a read that failed is thrown', async () => {
  const { transport } = answering({ '/booking/room/info': new ApiFailure('rate_limited') });
  await expect(render('/rooms/31', transport)).rejects.toMatchObject({ code: 'rate_limited' });
});

const nothing = { message: { page: 1, pageSize: 25, total: 0, totalIsExact: true }, items: [] };
const nothingListed = {
  '/event/get_all/1': nothing,
  '/article/get_articles/1': nothing,
  '/resident/list': nothing,
  '/cluster/list': nothing,
  '/brands/public/list': nothing,
  '/marketplace/item/public/list': nothing,
  '/blog/stories': nothing,
  '/gallery/public/list': nothing,
  '/projects/public/list': nothing,
};

test('the site map names lists and records, no more than asked for', async () => {
  const replies = {
    ...nothingListed,
    '/booking/rooms/info': { message: { rooms: [room, { ...room, roomId: 47 }], now: '2026-11-23T10:00:00.000Z' } },
  };
  const all = (await listAddresses(answering(replies).transport, 100)).map(({ path }) => path);
  expect(all).toEqual(expect.arrayContaining(['/rooms', '/rooms/31', '/rooms/47', '/events', '/articles']));
  expect(await listAddresses(answering(replies).transport, 3)).toHaveLength(3);
});

test('the modules that pages name are there', async () => {
  for (const { modules, later = [] } of pages)
    for (const name of [...modules, ...later])
      expect(readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')).not.toBe('');
});
