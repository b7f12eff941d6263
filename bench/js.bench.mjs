// JavaScript a browser fetches before a screen works: real builds, the real server, a cold cache, Chromium.
import { gzipSync } from 'node:zlib';
import { firstScreens, scriptsOf } from '../tools/weights.mjs';
import { expect, SCREEN, withDemo } from './browser.mjs';

/** Milliseconds after which an idle page has fetched everything that it fetches by itself. */
const IDLE_MS = 6_000;
const BRIEF_IDLE_MS = 200;
const staff = { phone: '9120000001', password: 'Staff-2026' };

// `there` runs in the page at every frame and tells when the screen is complete; `works` then uses it.
const screens = [
  {
    ...firstScreens.customerLogin,
    path: '/app/marketplace/login',
    // Rendered by the server: it is complete once React has hydrated it.
    there: () => document.querySelector('form input[name=phone]')?.closest('[data-part=""]') === null,
    async works(page) {
      await page.getByRole('textbox', { name: 'Номер телефона' }).pressSequentially('912');
      await expect(page.getByRole('textbox', { name: 'Номер телефона' })).toHaveValue(/912/);
      await page.getByRole('button', { name: 'Продолжить' }).click();
      await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    },
  },
  {
    ...firstScreens.map,
    path: '/app/booking/map',
    // Rooms become buttons with their state once the server has told it.
    there: () =>
      document
        .querySelector('[role=tabpanel][aria-busy=false] svg [role=button][data-place]')
        ?.closest('[data-part=""]') === null,
  },
  {
    ...firstScreens.room,
    path: '/app/rooms/31',
    // Rendered by the server, too.
    there: () => document.querySelector('[role=grid]')?.closest('[data-part=""]') === null,
    async works(page) {
      const cell = page.locator('[role=gridcell][data-state=free]').first();
      const start = await cell.getAttribute('data-start');
      await cell.click();
      await expect(page.locator(`[data-start="${start}"]`)).toHaveAttribute('aria-selected', 'true');
    },
  },
  {
    ...firstScreens.adminLogin,
    path: '/app/admin/login',
    there: () => document.querySelector('form input[name=phone]')?.checkVisibility() === true,
    async works(page) {
      await page.getByLabel('Телефон').pressSequentially('912');
      await expect(page.getByLabel('Телефон')).toHaveValue(/912/);
      await page.getByRole('button', { name: 'Войти' }).click();
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    },
  },
  {
    ...firstScreens.firstList,
    path: '/app/admin/bookings',
    signedIn: true,
    there: () => document.querySelector('[role=row][data-id] [role=gridcell]')?.textContent !== undefined,
  },
];
const MOST_FILES = 4;

export const name = 'js';
export const goal =
  'JavaScript, gzip -9: customer’s login ≤ 185 kB, map ≤ 150, a room ≤ 155, admin login ≤ 170, first list ≤ 385; ≤ 4 files';

export async function run({ brief = false } = {}) {
  return withDemo(async (browser, origin) => {
    const idleMs = brief ? BRIEF_IDLE_MS : IDLE_MS;
    const storageState = await signedIn(browser, origin);
    const figures = [];
    for (const screen of screens) figures.push(...(await measure(browser, origin, screen, { storageState, idleMs })));
    return figures;
  });
}

async function measure(browser, origin, screen, { storageState, idleMs }) {
  const { title, path, most, there, works, signedIn: needed } = screen;
  const options = { ...SCREEN, baseURL: origin, ...(needed ? { storageState } : {}) };
  const before = await fetched(browser, options, { path, there, idleMs });
  const context = await browser.newContext(options);
  try {
    // The screen must also work with every other script blocked, which shows that it needs no more than these.
    if (works) {
      const page = await context.newPage();
      await page.route('**/*.js', route =>
        before.first.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
      );
      await page.goto(path);
      await works(page);
    }
  } finally {
    await context.close();
  }
  const counted = scriptsOf(screen);
  return [
    {
      what: `${title}: script files that tools/weights.mjs does not count`,
      ours: before.first.filter(path => !counted.some(file => path.endsWith(file))).length,
      most: 0,
      unit: 'files',
    },
    { what: `${title}: JavaScript before it works`, ours: await kilobytes(origin, before.first), most, unit: 'kB' },
    {
      what: `${title}: script files before it works`,
      ours: before.first.length,
      // The goal is about first screens, and a screen behind a login is nobody's first one.
      ...(needed ? {} : { most: MOST_FILES }),
      unit: 'files',
    },
    { what: `${title}: fetched later, while idle`, ours: await kilobytes(origin, before.later), unit: 'kB' },
  ];
}

/** Paths of the scripts that a cold browser has received up to the frame in which the screen is complete, and later. */
async function fetched(browser, options, { path, there, idleMs }) {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.addInitScript(`(() => {
      const there = ${there};
      const look = () => {
        if (there()) window.benchThere = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    })()`);
    await page.goto(path);
    await page.waitForFunction(() => window.benchThere !== undefined, undefined, { timeout: 30_000 });
    await page.waitForTimeout(idleMs);
    return await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.m?js$/.test(name.split('?')[0]));
      const paths = list => [...new Set(list.map(({ name }) => new URL(name).pathname))];
      return {
        first: paths(scripts.filter(({ responseEnd }) => responseEnd <= window.benchThere)),
        later: paths(scripts.filter(({ responseEnd }) => responseEnd > window.benchThere)),
      };
    });
  } finally {
    await context.close();
  }
}

/** kB (1,000 bytes) of these files after gzip -9, each on its own, as they travel. */
async function kilobytes(origin, paths) {
  let bytes = 0;
  for (const path of paths) {
    const reply = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
    bytes += gzipSync(Buffer.from(await reply.arrayBuffer()), { level: 9 }).length;
  }
  return bytes / 1000;
}

/** The browser's storage after a login of staff, captcha included. */
async function signedIn(browser, baseURL) {
  const context = await browser.newContext({ ...SCREEN, baseURL });
  try {
    const page = await context.newPage();
    await page.goto('/app/admin/login');
    await page.getByLabel('Телефон').fill(staff.phone);
    await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill(staff.password);
    await page.getByRole('checkbox', { name: 'Я не робот' }).click();
    await expect(page.getByText('Вы не робот')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Войти' }).click();
    await expect(page).not.toHaveURL(/login/);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
