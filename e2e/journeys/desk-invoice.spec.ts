import { expect } from '@playwright/test';
import { addDays, dayOf } from '@venue/sdk';
import { customerAtApi, enter, newPhone, people, staffAtApi } from '../support/api.ts';
import { cell, walkTo } from '../support/board.ts';
import { looksRight } from '../support/looks.ts';
import { heldForCaller } from '../support/prepared.ts';
import { test } from '../support/test.ts';

test.use({ viewport: { width: 1366, height: 768 } });

/** A free hour of the photo studio, far enough ahead for a bank transfer. */
async function freeHour(): Promise<string> {
  const { bookings } = await customerAtApi();
  const from = addDays(dayOf(Date.now()), 12);
  const { schedule } = (await bookings.getSchedule({ body: { roomId: 31, from, days: 14 } })).message;
  return schedule.find(slot => slot.statusId === null)?.start ?? '';
}

test('an organisation phones: from the board to its mailed invoice in eight clicks at most', async ({ page }) => {
  const start = await freeHour();
  await enter(page, await staffAtApi());
  await page.goto(`/app/admin/board?day=${dayOf(start)}`);
  await walkTo(page, start);
  let clicks = 0;
  await page.exposeFunction('countClick', () => void clicks++);
  await page.evaluate("addEventListener('click', event => event.isTrusted && window.countClick(), true)");

  await cell(page, start).click();
  await page.getByRole('button', { name: 'Забронировать', exact: true }).click();
  const booking = page.getByRole('dialog', { name: 'Бронь для клиента' });
  await booking.getByLabel('Телефон клиента').fill(newPhone());
  await booking.getByRole('button', { name: /^Забронировать за\s/ }).click();
  await page.getByRole('button', { name: 'Счёт организации' }).click();
  const dialog = page.getByRole('dialog', { name: 'Счёт организации' });
  await dialog.getByLabel('ИНН организации').fill('6672051180');
  await dialog.getByRole('button', { name: /^Найти по/ }).click();
  await expect(dialog.getByLabel('Название')).toHaveValue('ООО «Печь и глина»');
  await dialog.getByLabel(/почта для счёта/).fill('buh@clay.example');
  await looksRight(page);
  await dialog.getByRole('button', { name: /^Выставить счёт на/ }).click();
  await expect(page.getByText(/^Счёт №\s\S+ на/)).toBeVisible();
  await expect(page.getByText(/Отправлен .*buh@clay\.example/)).toBeVisible();
  await looksRight(page);
  test.info().annotations.push({ type: 'clicks', description: String(clicks) });
  // Two of the fields are reached by Tab: each would cost one click more.
  expect(clicks).toBeLessThanOrEqual(6);

  await page.getByRole('button', { name: 'Отозвать счёт' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать счёт' }).click();
  await expect(page.getByText('Площадка отозвала счёт', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Счёт организации' })).toBeVisible();
});

test('who stands at the desk pays by SBP: the screen follows the payment', async ({ page, context }) => {
  const orderId = await heldForCaller(people.customer.phone, 25);
  await enter(page, await staffAtApi());
  await page.goto(`/app/admin/board?booking=${orderId}`);
  await page.getByRole('button', { name: 'СБП', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^СБП/ });
  await expect(dialog.getByRole('img', { name: /^Код для оплаты/ })).toBeVisible();
  await looksRight(page);
  await dialog.getByRole('button', { name: /убрать код$/ }).click();
  await expect(dialog).toBeHidden();

  // The body is read at once: the browser does not keep it for long.
  const [{ message }] = await Promise.all([
    page
      .waitForResponse(each => each.url().endsWith('/admin/board/sbp'))
      .then(answer => answer.json() as Promise<{ message: { qr: string } }>),
    page.getByRole('button', { name: 'СБП', exact: true }).click(),
  ]);
  const phone = await context.newPage();
  await phone.goto(new URL(message.qr).pathname);
  await phone.getByRole('button', { name: /^Оплатить/ }).click();
  await expect(page.getByText('Деньги пришли, бронь оплачена')).toBeVisible();
  await expect(dialog).toBeHidden();
});
