import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { dayOf, hourOf } from '@venue/sdk';
import { freeRun, staffAtApi } from '../support/api.ts';
import { hour } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** A page of somebody else, on a host and port of its own, whose styles hide what they can. */
async function aStrangePage() {
  const host = { origin: '', code: '', close: () => void server.close() };
  const server = createServer((_request, reply) => {
    const styles = 'label, a, fieldset, h1 { display: none !important }';
    const page = `<!doctype html><html lang="ru"><title>Студия</title><style>${styles}</style><p>Наша студия</p>${host.code}`;
    reply.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}

const frameOf = (page: Page) => page.frameLocator('iframe[title="Свободные часы и бронирование"]');

/** Presses Tab until what has the focus in the frame is the one. */
async function tabTo(page: Page, css: string): Promise<number> {
  for (let presses = 1; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if ((await frameOf(page).locator(`${css}:focus`).count()) > 0) return presses;
  }
  throw new Error(`the keyboard does not reach ${css}`);
}

test('a page elsewhere shows free hours, by keyboard; two of them are booked here', async ({
  page,
  context,
  server,
}) => {
  const staff = await staffAtApi();
  const { starts } = await freeRun(31, 2);
  const [first = '', second = ''] = starts;
  const day = dayOf(first);
  const host = await aStrangePage();
  const { id, message } = await staff.embeds.admin.addEmbedSite({
    body: { siteTitle: 'Студия «Свет»', siteUrl: host.origin },
  });
  host.code = `<script async src="${server.origin}/embed.js" data-site="${message.siteKey}" data-room="31"></script>`;
  const cookies: (string | undefined)[] = [];
  context.on('request', async request => {
    if (request.url().includes('/embed/')) cookies.push((await request.allHeaders()).cookie);
  });

  await page.goto(host.origin);
  await expect(frameOf(page).getByRole('heading', { level: 1 })).toHaveText('Фотостудия');

  await test.step('the keyboard chooses a day and two hours, and a reader hears what they cost', async () => {
    for (let weeks = 0; weeks < 8; weeks++) {
      if ((await frameOf(page).locator(`nav a[href*="day=${day}"][aria-label*=","]`).count()) > 0) break;
      await tabTo(page, 'nav a[aria-label="Неделей позже"]');
      await page.keyboard.press('Enter');
      await frameOf(page).locator('legend:focus').waitFor();
    }
    await tabTo(page, `nav li a[href*="day=${day}"]`);
    await page.keyboard.press('Enter');
    await frameOf(page).locator('legend:focus').waitFor();
    await expect(frameOf(page).locator('nav a[aria-current=date]')).toHaveAttribute('href', new RegExp(day));
    for (const start of [first, second]) {
      await tabTo(page, `input[value="${hourOf(start)}"]`);
      await page.keyboard.press('Space');
    }
    await expect(frameOf(page).getByRole('status')).toContainText('2 часа');
    await expect(frameOf(page).getByRole('status')).toContainText('₽');
  });

  await test.step('the frame is as high as what is in it, and holds nothing of ours', async () => {
    const frame = page.frames().find(each => each.url().includes('/embed/'));
    const missing = await frame?.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(missing).toBeLessThanOrEqual(2);
    expect(await frame?.evaluate(() => self.origin)).toBe('null');
    await expect(frame?.evaluate(() => localStorage.length)).rejects.toThrow(/sandbox/i);
    expect(cookies.length).toBeGreaterThan(0);
    expect(cookies.filter(Boolean)).toEqual([]);
  });

  await test.step('Enter leads to the venue with the hours chosen', async () => {
    await tabTo(page, 'button');
    const [venue] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
    await expect(venue).toHaveURL(new RegExp(`^${server.origin}/app/`));
    for (const start of [first, second]) await expect(hour(venue, start)).toHaveAttribute('aria-selected', 'true');
    await expect(venue.getByRole('textbox', { name: 'Телефон' })).toBeVisible();
  });

  await test.step('a site that is not allowed, and any other page of ours, stay empty', async () => {
    await staff.embeds.admin.removeEmbedSite({ body: { embedSiteId: id } });
    const refused = page.waitForEvent('console', { predicate: each => /frame-ancestors|X-Frame/i.test(each.text()) });
    await page.reload();
    await refused;
    await expect(frameOf(page).getByRole('heading', { name: 'Фотостудия' })).toHaveCount(0);
  });
  host.close();
});
