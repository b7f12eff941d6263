import { expect, type Page } from '@playwright/test';
import { customerAtApi, enter, ownRecords, staffAtApi } from '../support/api.ts';
import { desktop, go, phone, settled } from '../support/looks.ts';
import { account, bookings, staff, visitors } from '../support/screens.ts';
import { test } from '../support/test.ts';

const WORD = `Ж${'ш'.repeat(99)}`;
/** Fields with free text. */
const written =
  /(name|title|lastname|middlename|lead|description|reason|comment|place|author|about|position|company)$/i;

/** The same reply with everybody's names and titles a hundred letters long and without a space. */
function lengthened(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map(each => lengthened(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, lengthened(each, name)]));
  return typeof value === 'string' && value !== '' && written.test(key) ? WORD : value;
}

const rendered = /<div id="root">.*?<script type="application\/json" id="replies">.*?<\/script>/s;

async function giveLongNames(page: Page): Promise<void> {
  // The content rendered by the server has the real names, so it is removed and the app renders in the browser.
  await page.route('**/app/**', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace(rendered, '<div id="root"></div>') });
  });
  await page.route('**/api/**', async route => {
    const response = await route.fetch();
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const json: unknown = await response.json().catch(error => {
      // A page that was left meanwhile waits for no reply.
      if (String(error).includes('disposed')) return undefined;
      throw error;
    });
    return json === undefined ? undefined : route.fulfill({ response, json: lengthened(json) });
  });
}

/** Opens every screen in both sizes and lists those that scroll sideways. */
async function tooWide(page: Page, paths: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  let seen = 0;
  for (const path of paths) {
    await page.setViewportSize(phone);
    await go(page, path);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await settled(page);
      const { over, shows, what } = await page.evaluate(word => {
        const edge = document.documentElement.clientWidth;
        const wide = [...document.querySelectorAll('body *')].filter(
          each => each.getBoundingClientRect().right > edge + 1 && each.textContent.includes(word),
        );
        return {
          over: document.documentElement.scrollWidth - edge,
          shows: document.body.textContent.includes(word),
          what: wide.slice(-2).map(({ tagName, className }) => `${tagName.toLowerCase()}.${className}`),
        };
      }, WORD);
      if (shows) seen++;
      if (over > 0) wrong.push(`${path} at ${size.width} px: ${over} px, ${what.join(' > ')}`);
    }
  }
  // Most screens must show such a name: otherwise the test proves nothing.
  expect(seen).toBeGreaterThan(paths.length / 2);
  return wrong;
}

test('a name without a space widens no screen of a visitor or a customer', async ({ page }) => {
  test.slow();
  await giveLongNames(page);
  const paths = visitors.filter(path => /articles|map/.test(path));
  expect(await tooWide(page, paths)).toEqual([]);
  await enter(page, await customerAtApi());
  const records = await ownRecords();
  const article = `/app/articles/${records.articleId}`;
  expect(await tooWide(page, [...bookings, ...account(records), article])).toEqual([]);
});

test('a name without a space widens no screen of staff', async ({ page }) => {
  test.slow();
  await giveLongNames(page);
  await enter(page, await staffAtApi());
  const paths = staff.flatMap(([, each]) => each).map(path => `/app/admin/${path}`);
  expect(await tooWide(page, paths)).toEqual([]);
});
