import { expect, type Page } from '@playwright/test';
import { codeFor, freeRun, newPhone } from '../support/api.ts';
import { hour, payInFrame, turnTo } from '../support/steps.ts';
import { test } from '../support/test.ts';

declare global {
  interface Window {
    pressed: () => void;
    typed: (name: string) => void;
  }
}

/** Counts what a person does on a page: presses, and the fields they type into, without those of the bank's frame. */
async function counted(page: Page): Promise<{ presses: number; fields: Set<string> }> {
  const done = { presses: 0, fields: new Set<string>() };
  await page.exposeBinding('pressed', () => void done.presses++);
  await page.exposeBinding('typed', ({ frame, page: on }, name: string) => {
    if (frame === on.mainFrame()) done.fields.add(name);
  });
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => window.pressed(), true);
    addEventListener('input', event => window.typed((event.target as HTMLInputElement).name), true);
  });
  return done;
}

test('a visitor books and pays with six presses, a phone and a code, and has an account then', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  const done = await counted(page);
  const { starts } = await freeRun(31, 2);
  const [first = '', second = ''] = starts;
  const phone = newPhone();

  await page.goto('/');
  await expect(page).toHaveURL(/\/app\/venue$/);
  await page.getByRole('link', { name: 'Выбрать время: Фотостудия' }).click();
  await expect(page).toHaveURL(/\/app\/rooms\/31$/);
  await expect(page.getByRole('heading', { name: 'Как добраться' })).toBeVisible();
  const before = done.presses;
  await turnTo(page, first);
  // Turning the calendar depends on what others have booked, so it is no part of the count. The answer comes after what
  // the page has told of the presses before.
  await page.evaluate(() => undefined);
  done.presses = before;
  await hour(page, first).click();
  await hour(page, second).click();
  await page.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await page.getByRole('button', { name: 'Забронировать' }).click();

  await test.step('a reload keeps the hours and asks for the same code', async () => {
    await expect(page.getByText(/Код действителен ещё/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Код действителен ещё/)).toBeVisible();
    await expect(hour(page, second)).toHaveAttribute('aria-selected', 'true');
  });

  await page.locator('input[name=code]').fill(await codeFor(phone));
  await expect(page).toHaveURL(/booking\/order\/\d+\/payment/);
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await payInFrame(page);
  await expect(page.getByRole('heading', { name: /[Оо]плачен/ })).toBeVisible();
  expect([done.presses, [...done.fields]]).toEqual([6, ['phone', 'code']]);

  await test.step('the account is there, and the booking in it', async () => {
    await page.goto('/app/account/events?show=bookings');
    await expect(page.getByRole('link', { name: 'Фотостудия' })).toBeVisible();
  });
  expect(problems).toEqual([]);
});

test('rooms are found by people, day and hours; a taken one offers other hours, which are chosen on its page', async ({
  page,
}) => {
  const { starts } = await freeRun(52, 1);
  const [start = ''] = starts;
  const day = new Date(Date.parse(start) + 5 * 3_600_000).toISOString().slice(0, 10);
  await page.goto(`/app/rooms?day=${day}&from=7&to=9&people=4`);
  const studio = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Видеостудия' }) });
  await expect(studio.getByText(/закрыто/)).toBeVisible();
  const other = studio.getByRole('link', { name: /^Видеостудия: / }).first();
  await other.click();
  await expect(page).toHaveURL(/\/app\/rooms\/52$/);
  await expect(page.locator('[data-start][aria-selected=true]')).toHaveCount(2);
});
