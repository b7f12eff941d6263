import { expect } from '@playwright/test';
import { formatTime, hourOf } from '@venue/sdk';
import { customerAtApi, enter, freeRun } from '../support/api.ts';
import { tabTo } from '../support/keyboard.ts';
import { hour, signIn, turnTo } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('a studio is booked and released by keyboard alone', async ({ page }) => {
  const { starts } = await freeRun(52, 2);
  const [first = '', second = ''] = starts;
  await page.goto('/app/booking/room/52/calendar');
  await expect(page.getByRole('textbox', { name: 'Номер телефона' })).toBeFocused();
  await page.keyboard.type('9120000102');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Пароль', exact: true })).toBeFocused();
  await page.keyboard.type('Guest-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/room\/52\/calendar/);
  await turnTo(page, first);

  await tabTo(page, '[role=gridcell]');
  // First up to the top row, then across to the day and down to the hour.
  for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowUp');
  const days = await page.locator('[role=columnheader][aria-label]').count();
  for (let press = 0; press < days; press++) {
    const column = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.start ?? '');
    if (column.slice(0, 10) === first.slice(0, 10)) break;
    await page.keyboard.press(column < first ? 'ArrowRight' : 'ArrowLeft');
  }
  for (let row = 9; row < hourOf(first); row++) await page.keyboard.press('ArrowDown');
  await expect(hour(page, first)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(hour(page, second)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Выбрано' })).toContainText('2 часа');

  const book = page.getByRole('button', { name: 'Забронировать' });
  // The button waits for the price of what is chosen.
  await expect(book).toHaveAttribute('aria-disabled', 'false');
  await book.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/order\/\d+\/payment/);
  const end = new Date(Date.parse(second) + 3_600_000).toISOString();
  await expect(page.getByText(`${formatTime(first)}–${formatTime(end)}`)).toBeVisible();
  await page.getByRole('button', { name: 'Отменить бронь' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Отменить бронь' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button').last().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Бронь отменена' })).toBeVisible();
});

test('signing out in one tab signs out the other, and a way back stays a way back', async ({ context }) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.goto('/app/account/events');
  await expect(one).toHaveURL(/login\?next=/);
  await signIn(one);
  await expect(one).toHaveURL(/account\/events/);
  await two.goto('/app/account/events');
  await expect(two.getByRole('heading', { name: 'Мои мероприятия' })).toBeVisible();
  await one.getByRole('button', { name: /Меню пользователя/ }).click();
  await one.getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(one.getByText('Вы уверены, что хотите выйти?')).toBeVisible();
  await one.getByRole('alertdialog').getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(one).toHaveURL(/marketplace\/login/);
  await expect(two).toHaveURL(/marketplace\/login/);
  await expect(two.getByText('Вы вышли в\u00a0другой вкладке')).toBeVisible();
  await expect(one.getByText('Вы вышли')).toHaveCount(0);
});

const steady: readonly (readonly [path: string, most: number])[] = [
  ['/app/booking/map', 0.05],
  ['/app/booking/room/31/calendar', 0.05],
  ['/app/account/events', 0.05],
  ['/app/marketplace/account', 0.02],
];

declare global {
  interface Window {
    shifts: { total: number };
  }
}

test('nothing jumps while the map, the calendar and the account load', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    window.shifts = shifts;
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) shifts.total += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await enter(page, await customerAtApi());
  // Replies arrive one after another, as on a slow network, so that each of them could shift the page.
  let requests = 0;
  await page.route('**/api/**', async route => {
    await new Promise(later => setTimeout(later, 100 * (requests++ % 6)));
    await route.continue();
  });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, most] of steady) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const total = await page.evaluate(() => window.shifts.total);
      expect(total, `${path} at ${width} px`).toBeLessThanOrEqual(most);
    }
  }
});
