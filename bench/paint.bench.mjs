// What a visitor on a phone waits for: largest paint, blocking time and shifts of pages on a slow network and a slow
// processor, in a cold Chromium against the real builds and the real server.
import { withDemo } from './browser.mjs';
import { median } from './load.mjs';

/** `settledMs`: after which a page does nothing more by itself. */
const FULL = { rounds: 5, settledMs: 4_000 };
const BRIEF = { pages: 1, rounds: 1, settledMs: 100 };
export const PHONE = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'ru-RU',
  timezoneId: 'Asia/Yekaterinburg',
};
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
export const SLOWER = 4;

/** Pages with their goals: seconds to the largest paint and milliseconds of blocking. */
const pages = [
  { title: 'First page', path: '/app/venue', paint: 2, blocked: 150 },
  { title: 'Page of a room', path: '/app/rooms/31', paint: 2, blocked: 150 },
  { title: 'Page of an event', list: '/app/events', paint: 2, blocked: 150 },
  { title: 'Page of an article', list: '/app/articles', paint: 2, blocked: 150 },
  { title: 'Articles', path: '/app/articles', paint: 2.5, blocked: 200 },
  { title: 'Customer’s login', path: '/app/marketplace/login', paint: 2.5, blocked: 200 },
  { title: 'Booking map', path: '/app/booking/map', paint: 2.5, blocked: 200 },
];

export const name = 'paint';
export const goal = `at 1.6 Mbit and a processor ${SLOWER} times slower: largest paint ≤ 2.0 s (2.5 s for login, map and lists), blocking ≤ 150 ms (200), shifts ≤ 0.02`;

/** `only`: parts of the titles of pages. */
export async function run({ only = [], brief = false } = {}) {
  const size = brief ? BRIEF : FULL;
  return withDemo(async (browser, origin) => {
    const figures = [];
    const selection = pages.filter(({ title }) => only.length === 0 || only.some(part => title.includes(part)));
    for (const page of selection.slice(0, size.pages)) figures.push(...(await measure(browser, origin, page, size)));
    return figures;
  });
}

async function measure(browser, origin, { title, path, list, paint, blocked }, { rounds, settledMs }) {
  const url = origin + (path ?? (await firstOf(origin, list)));
  // Fills the server's caches for the page.
  await fetch(url);
  const seen = [];
  for (let round = 0; round < rounds; round++) seen.push(await visit(browser, url, settledMs));
  const of = what => median(seen.map(each => each[what]));
  return [
    { what: `${title}: largest paint`, ours: of('paint') / 1000, most: paint, unit: 's' },
    { what: `${title}: blocked`, ours: of('blocked'), most: blocked, unit: 'ms' },
    { what: `${title}: shifts`, ours: of('shift'), most: 0.02 },
  ];
}

/** One visit of a browser that has never been here. */
async function visit(browser, url, settledMs) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(() => {
      const seen = { first: 0, paint: 0, shift: 0, long: [], moved: [] };
      const on = (type, each) =>
        new PerformanceObserver(entries => entries.getEntries().forEach(each)).observe({ type, buffered: true });
      on('paint', entry => {
        if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
      });
      on('largest-contentful-paint', entry => {
        seen.paint = entry.startTime;
        seen.what = `${entry.element?.tagName} ${entry.url || entry.element?.textContent?.slice(0, 60)}`;
      });
      on('layout-shift', entry => {
        if (entry.hadRecentInput) return;
        seen.shift += entry.value;
        const moved = entry.sources.map(
          ({ node }) => node?.outerHTML?.slice(0, 100) ?? node?.textContent?.slice(0, 60),
        );
        seen.moved.push({ at: entry.startTime, by: entry.value, moved });
      });
      on('longtask', ({ startTime, duration }) => seen.long.push({ startTime, duration }));
      window.benchSeen = seen;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settledMs);
    const { first, paint, shift, long, what, moved } = await page.evaluate(() => window.benchSeen);
    if (process.env.BENCH_TRACE) console.error(url, { first, paint, shift, what }, long, JSON.stringify(moved));
    // The time beyond 50 ms of each task after the first paint.
    const blocked = long
      .filter(({ startTime }) => startTime >= first)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
    return { paint, shift, blocked };
  } finally {
    await context.close();
  }
}

/** The first record that a list links. */
async function firstOf(origin, list) {
  const html = await (await fetch(origin + list)).text();
  return new RegExp(`${list}/\\d+`).exec(html)[0];
}
