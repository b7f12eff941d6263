import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, dayOf, hourOf, hoursFrom, momentOf } from '@venue/sdk';
import type { Venue } from '@venue/sdk/venue';
import { enter, newPhone, staffAtApi } from '../support/api.ts';
import { clock } from '../support/board.ts';
import { looksRight } from '../support/looks.ts';
import { test } from '../support/test.ts';

/** Seven free hours of the photo studio on a day, the first two of which are free on the next day of that week, too. */
async function freeDays(bookings: Venue['bookings']) {
  const from = addDays(dayOf(Date.now()), 2);
  const { schedule } = (await bookings.getSchedule({ body: { roomId: 31, from, days: 28 } })).message;
  const free = new Set(schedule.filter(slot => slot.statusId === null).map(slot => slot.start));
  for (const start of free) {
    const [day, next] = [dayOf(start), addDays(dayOf(start), 1)];
    const starts = hoursFrom(start, 7);
    const tomorrow = hoursFrom(momentOf(next, hourOf(start)).toISOString(), 2);
    const isSunday = new Date(`${day}T12:00:00Z`).getUTCDay() === 0;
    if (!isSunday && [...starts, ...tomorrow].every(each => free.has(each))) return { day, next, starts };
  }
  throw new Error('the photo studio has no such day');
}

/** Drags with the mouse from the middle of one place to another, with a stop on the way. */
async function pull(page: Page, from: Locator, to: { x: number; y: number }, key?: 'Control'): Promise<void> {
  const box = await from.boundingBox();
  if (!box) throw new Error('there is nothing to take');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  if (key) await page.keyboard.down(key);
  await page.mouse.move(to.x, to.y - 2, { steps: 6 });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
  if (key) await page.keyboard.up(key);
}

test('a booking is moved, made longer and copied on the board, by mouse and by keyboard', async ({ page }) => {
  const staff = await staffAtApi();
  const { bookings, rooms, desk } = staff;
  const { day, next, starts } = await freeDays(bookings);
  const [first = '', second = '', third = '', fourth = ''] = starts;
  const { tariffs } = (await rooms.getRoom({ body: { roomId: 31 } })).message;
  const tariffId = tariffs.find(({ minHours }) => minHours === 1)?.tariffId ?? 0;
  const request = { roomId: 31, tariffId, slots: [first], serviceIds: [], equipmentIds: [] };
  const { price } = (await desk.admin.quoteAtDesk({ body: { ...request, orderId: null } })).message;
  const who = { phone: newPhone(), lastname: 'Доскина', name: 'Вера', comment: '', keepMinutes: 60 as const };
  await desk.admin.bookForCaller({ body: { ...request, ...who, price } });
  await enter(page, staff);
  await page.goto(`/app/admin/board?day=${day}`);
  const block = (from: string, hours: number) =>
    page.getByRole('button', {
      name: new RegExp(`^Доскина Вера, .*, ${clock(from)}–${String(hourOf(from) + hours).padStart(2, '0')}:00`),
    });
  const place = async (start: string) => {
    const track = await page.locator('td[data-room="31"]').boundingBox();
    const scale = await page.locator('thead td span').count();
    const opens = Number((await page.locator('thead td span').first().textContent())?.slice(0, 2));
    if (!track) throw new Error('the board has no studio');
    return { x: track.x + ((hourOf(start) - opens + 0.5) * track.width) / scale, y: track.y + track.height / 2 };
  };
  const dialog = page.getByRole('dialog', { name: /перенести или изменить$/ });
  const save = async () => {
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('the mouse moves it, and the move is taken back', async () => {
    await pull(page, block(first, 1), await place(third));
    await expect(dialog.getByLabel('Начало')).toHaveValue(String(hourOf(third)));
    await looksRight(page);
    await save();
    await expect(block(third, 1)).toBeVisible();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(block(first, 1)).toBeVisible();
  });

  await test.step('its edge makes it longer', async () => {
    await pull(page, block(first, 1).locator('[data-grip=end]'), await place(second));
    await expect(dialog.getByLabel('Сколько')).toHaveValue('2');
    await save();
    await expect(block(first, 2)).toBeVisible();
  });

  await test.step('Ctrl copies it', async () => {
    await pull(page, block(first, 2), await place(fourth), 'Control');
    const copy = page.getByRole('dialog', { name: /^Копия брони/ });
    await expect(copy.getByLabel('Телефон клиента')).not.toHaveValue('');
    await looksRight(page);
    await copy.getByRole('button', { name: /^Забронировать за\s/ }).click();
    await expect(page.getByRole('heading', { name: /^Бронь №\s\d+$/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Доскина Вера, / })).toHaveCount(2);
  });

  await test.step('Space lifts it, arrows carry it, Enter drops it', async () => {
    const copied = page.getByRole('button', { name: /^Доскина Вера, / }).last();
    await page.locator('[data-cursor]').focus();
    await page.keyboard.press('Home');
    for (let step = 0; step < 30; step++) {
      if (await copied.evaluate(element => element === document.activeElement)) break;
      await page.keyboard.press('ArrowRight');
    }
    await expect(copied).toBeFocused();
    await page.keyboard.press('Space');
    const status = page.getByText(/^Доскина Вера: Фотостудия, /);
    await expect(status).toBeVisible();
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText(/^Занято: .*Выберите другое время/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Сколько')).toHaveValue('1');
    await save();
  });

  await test.step('the week moves it to another day', async () => {
    await page.goto(`/app/admin/board?view=week&day=${day}&room=31`);
    const chip = page.getByRole('button', { name: new RegExp(`^${hourOf(first)}–${hourOf(first) + 2} Доскина`) });
    await expect(chip).toBeVisible();
    await looksRight(page);
    const box = await page
      .getByRole('row', { name: /^Фотостудия/ })
      .getByRole('cell')
      .nth((new Date(`${next}T12:00:00Z`).getUTCDay() + 6) % 7)
      .boundingBox();
    if (!box) throw new Error('the week has no such day');
    await pull(page, chip, { x: box.x + box.width / 2, y: box.y + 6 });
    await expect(dialog.getByLabel('Начало')).toHaveValue(String(hourOf(first)));
    await save();
    const moved = page
      .getByRole('row', { name: /^Фотостудия/ })
      .getByRole('cell')
      .nth((new Date(`${next}T12:00:00Z`).getUTCDay() + 6) % 7)
      .getByRole('button', { name: /Доскина/ });
    await expect(moved).toBeVisible();
  });

  await test.step('the month shows both, and a free day leads to its board', async () => {
    await page.goto(`/app/admin/board?view=month&day=${day}&room=31`);
    await expect(page.getByRole('button', { name: /Доскина/ })).toHaveCount(
      day.slice(0, 7) === next.slice(0, 7) ? 2 : 1,
    );
    await looksRight(page);
    await page.getByRole('columnheader').nth(2).getByRole('link').click();
    await expect(page).toHaveURL(/view=day&.*day=\d{4}-\d\d-02|day=\d{4}-\d\d-02.*view=day/);
  });
});
