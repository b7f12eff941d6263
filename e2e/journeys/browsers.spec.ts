import { expect } from '@playwright/test';
import { codeFor, freeRun, newPhone, staffAtApi, storageOf } from '../support/api.ts';
import type { Engine } from '../support/engines/engine.ts';
import { openFirefox } from '../support/engines/firefox.ts';
import { openWebKit } from '../support/engines/webkit.ts';
import { test } from '../support/test.ts';

const engines: [string, () => Promise<Engine>][] = [
  ['Firefox', () => openFirefox(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr')],
  ['WebKit', () => openWebKit(process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver')],
];

const isTakenOver = `document.querySelector('[role=grid]').closest('[data-part=""]') === null`;

for (const [name, open] of engines) {
  test(`a visitor books two hours by drag and pays in ${name}, and staff see it there`, async ({ server }) => {
    const phone = newPhone();
    const { starts } = await freeRun(31, 2);
    const [first, second] = starts.map(start => `[data-start="${start}"]`) as [string, string];
    const browser = await open();
    try {
      await browser.open(`${server.origin}/app/rooms/31`);
      await browser.sees('[data-start]');
      for (let turn = 0; turn < 20 && !(await browser.value(`document.querySelector('${second}') !== null`)); turn++) {
        await browser.press('button', /^(Следующ|Вперёд)/);
        await browser.sees('[data-start]:not([data-state=loading])');
      }
      // A press before the page's code has come is kept, a drag is not.
      await expect.poll(() => browser.value(isTakenOver), { timeout: 30_000 }).toBe(true);
      await browser.drag(first, second);
      await browser.sees(`${second}[aria-selected=true]`);
      expect(await browser.value("document.querySelectorAll('[data-start][aria-selected=true]').length")).toBe(2);
      expect(await browser.value('String(getSelection())')).toBe('');
      await browser.type('input[name=phone]', phone);
      await browser.press('button', /^Забронировать/);
      await browser.sees('input[name=code]');
      await browser.type('input[name=code]', await codeFor(phone));
      await browser.press('button', /^Оплатить/);
      // A driver clicks at the position of the button, which a notification may cover for some seconds.
      await browser.value(`document.querySelector('[aria-label="Закрыть уведомление"]')?.click() ?? null`);
      await browser.withinFrame(async frame => {
        await frame.press('label', /Спишет деньги/);
        await frame.press('button', /^Оплатить/);
      });
      await browser.sees('h1, h2', /[Оо]плачен/);
      expect(await browser.value('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);

      const storage = JSON.stringify(storageOf(await staffAtApi()));
      await browser.value(`Object.assign(localStorage, ${storage}) && null`);
      await browser.open(`${server.origin}/app/admin/bookings?search=${phone}`);
      await browser.sees('[role=row]', /Фотостудия/);
    } finally {
      await browser.close();
    }
  });
}

test('a browser below the floor is told so, and one above it is not', async ({ page }) => {
  const note = page.getByText(/Этот браузер устарел/);
  await page.goto('/app/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(note).toHaveCount(0);
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  for (const path of ['/app/login', '/app/rooms/31', '/app/admin/login']) {
    await page.goto(path);
    await expect(note).toBeVisible();
  }
});
