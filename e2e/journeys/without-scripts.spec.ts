import { get } from 'node:http';
import { expect } from '@playwright/test';
import { customerAtApi, enter } from '../support/api.ts';
import { test } from '../support/test.ts';

/** Bytes of a page as they travel to a browser. */
const weightOf = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const request = get(url, { headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' } }, reply => {
      let bytes = 0;
      reply.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });

test('visitors’ pages weigh little on the wire', async ({ baseURL }) => {
  for (const [path, most] of [
    ['/app/venue', 25_000],
    ['/app/rooms', 25_000],
    ['/app/rooms/31', 25_000],
    ['/app/events', 25_000],
    ['/app/nosuch', 5_000],
  ] as const)
    expect(await weightOf(`${baseURL}${path}`), path).toBeLessThanOrEqual(most);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first page, rooms, a room, events, articles and rules are read', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/app\/venue$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Екатеринбурге');
    for (const name of ['Сейчас на площадке', 'Как это работает', 'Ближайшие мероприятия', 'Статьи площадки'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Отмена и возврат денег' }).click();
    await expect(page.getByText('вернём всю сумму')).toBeVisible();
    await expect(page.getByText('100 % цены билета')).toBeVisible();
    await page.getByRole('link', { name: 'Помещения' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Помещения' })).toBeVisible();
    await page.getByRole('link', { name: 'Фотостудия' }).first().click();
    await expect(page).toHaveURL(/\/app\/rooms\/31/);
    await expect(page.getByRole('heading', { level: 1, name: 'Фотостудия' })).toBeVisible();
    await expect(page).toHaveTitle('Площадка · Фотостудия');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /./);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/app\/rooms\/31$/);
    const about = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(about ?? '')).toMatchObject({ '@type': 'Room', name: 'Фотостудия' });

    await page.getByRole('link', { name: 'Афиша' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Афиша' })).toBeVisible();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/app\/events\/\d+/);
    await expect(page.getByText('Когда')).toBeVisible();

    await page.getByRole('link', { name: 'Статьи и новости' }).first().click();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/app\/articles\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  });

  test('galleries and past projects are read, and a photo opens as a file', async ({ page, request }) => {
    const map = await (await request.get('/sitemap.xml')).text();
    for (const path of ['/galleries', '/galleries/noch-otkrytykh-masterskikh', '/past-projects/noch-muzeev'])
      expect(map).toContain(`/app${path}</loc>`);
    await page.goto('/app/venue');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Фото и видео' }).click();
    await page.getByRole('link', { name: /мастерских\s—\sфото/ }).click();
    await expect(page).toHaveURL(/\/app\/galleries\/noch-otkrytykh-masterskikh$/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/galleries\/noch-otkrytykh-masterskikh$/,
    );
    const gallery = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(gallery ?? '')).toMatchObject({ '@type': 'ImageGallery', about: { '@type': 'Event' } });
    await page.getByRole('list', { name: 'Фотографии' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/-1600\.webp$/);

    await page.goto('/app/venue');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Прошедшие проекты' }).click();
    await page.getByRole('link', { name: /^Ночь музеев/ }).click();
    await expect(page).toHaveURL(/\/app\/past-projects\/noch-muzeev$/);
    await expect(page.getByText('Три этажа выставок')).toBeVisible();
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /-1600\.webp$/);
  });

  test('what is not there is said by the status', async ({ request }) => {
    expect((await request.get('/app/rooms/99999')).status()).toBe(404);
    expect((await request.get('/app/rooms')).status()).toBe(200);
  });
});

test('every boundary that the server fills says when React has taken it over', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(50);
  const silent: string[] = [];
  for (const path of ['/app/booking/map', '/app/marketplace/login', '/app/search', '/app/nowhere', ...paths]) {
    const page = await (await request.get(path)).text();
    for (const [, first = ''] of page.matchAll(/<!--\$-->(?:<!--\$-->)*(?!<!--\/\$-->)(.{1,40})/g))
      if (!first.startsWith('<div data-part=""')) silent.push(`${path}: ${first}`);
  }
  expect(silent).toEqual([]);
});

test('a page is taken over without being drawn anew, and reads nothing twice', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  page.on('console', message => message.type() === 'error' && problems.push(message.text()));
  const reads: string[] = [];
  page.on('request', request => request.url().includes('/api/') && reads.push(new URL(request.url()).pathname));
  // Marks the heading that came with the page before any script of it has run.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-first', ''), {
      once: true,
    });
  });
  await page.goto('/app/articles');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
  // The live channel opens once the page is complete.
  await page.waitForFunction(() => performance.getEntriesByType('resource').length > 5);
  await expect(page.locator('h1[data-first]')).toHaveText('Статьи и новости');
  expect(reads.filter(path => path.includes('/article/'))).toEqual([]);
  await page.getByRole('link', { name: 'Афиша' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Афиша' })).toBeVisible();
  expect(problems).toEqual([]);
});

for (const path of ['/app/venue', '/app/rooms/31'])
  test(`${path} is taken over part by part, and none is drawn anew before its code has come`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', error => problems.push(String(error)));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        for (const heading of document.querySelectorAll('h1, h2')) heading.setAttribute('data-first', '');
      });
    });
    await page.goto(path);
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await headings.first().waitFor();
    // Notifications are there once the first screen is; parts that are loaded later are requested at the same time.
    await page.locator('section[aria-label="Уведомления"]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    expect(await headings.count()).toBeGreaterThan(3);
    // Similar rooms are read in the browser, after the page.
    await expect(page.locator('main :is(h1, h2):not([data-first], #similar)')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

for (const path of ['/app/venue', '/app/rooms', '/app/rooms/31', '/app/events', '/app/articles'])
  test(`a link pressed as soon as ${path} is there opens its page`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Поиск по сайту' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Поиск по сайту' })).toBeVisible();
  });

declare global {
  interface Window {
    seen: string[];
  }
}

test('somebody signed in sees a page of their own, and nothing of the visitor’s before', async ({ page }) => {
  await enter(page, await customerAtApi());
  const reads: string[] = [];
  page.on('request', request => request.url().includes('/api/') && reads.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const seen: string[] = [];
    window.seen = seen;
    const look = () => {
      const link = [...document.querySelectorAll('header a')].find(each => each.textContent === 'Войти');
      // Right after the storage was filled a new process of the browser may still read it as empty.
      if (localStorage.getItem('token') && link?.checkVisibility()) seen.push('Войти');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/app/articles');
  await expect(page.getByRole('button', { name: /Меню пользователя/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => window.seen)).toEqual([]);
  expect(reads.some(path => path.includes('/article/get_articles'))).toBe(true);
});
