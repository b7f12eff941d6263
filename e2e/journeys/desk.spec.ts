import { expect } from '@playwright/test';
import { dayOf, formatPhone } from '@venue/sdk';
import { customerAtApi, enter, freeRun, people, staffAtApi } from '../support/api.ts';
import { cell, clock, walkTo } from '../support/board.ts';
import { looksRight } from '../support/looks.ts';
import { test } from '../support/test.ts';

test('a caller is booked by keyboard, pays at the desk and is moved; the customer sees it at once', async ({
  browser,
}) => {
  const [staff, customer] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await enter(staff, await staffAtApi());
  await enter(customer, await customerAtApi());
  const { starts } = await freeRun(31, 4);
  const [first = '', second = '', third = ''] = starts;

  await test.step('hours are chosen on the board', async () => {
    await staff.goto(`/app/admin/board?day=${dayOf(first)}`);
    await walkTo(staff, first);
    await staff.keyboard.press('Enter');
    await staff.keyboard.press('Shift+ArrowRight');
    await expect(cell(staff, second)).toBeFocused();
    await expect(staff.getByText('2 часа').last()).toBeVisible();
    await looksRight(staff);
  });

  let orderId = '';
  await test.step('the caller is known by phone, the price is said before', async () => {
    await staff.getByRole('button', { name: 'Забронировать', exact: true }).click();
    const dialog = staff.getByRole('dialog', { name: 'Бронь для клиента' });
    await dialog.getByLabel('Телефон клиента').fill(people.customer.phone);
    await expect(dialog.getByText(/брон(ь|и|ей)$/)).toBeVisible();
    await customer.goto('/app/account/events?show=bookings');
    await dialog.getByRole('button', { name: /^Забронировать за\s/ }).click();
    await expect(staff.getByRole('heading', { name: /^Бронь №\s\d+$/ })).toBeVisible();
    orderId = /booking=(\d+)/.exec(staff.url())?.[1] ?? '';
    await expect(customer.getByText(new RegExp(`№\\s${orderId}`)).first()).toBeVisible();
  });

  await test.step('money is taken at the desk', async () => {
    await staff.getByRole('button', { name: 'Наличные' }).click();
    await staff.getByRole('button', { name: 'Деньги приняты' }).click();
    await expect(staff.getByText(/^Принято на стойке:/)).toBeVisible();
    await customer.goto(`/app/booking/order/${orderId}/payment`);
    await expect(customer.getByText('Оплачено').first()).toBeVisible();
  });

  await test.step('the booking is moved, and the page the customer has open says so', async () => {
    await expect(customer.getByText(`${clock(first)}–`, { exact: false }).first()).toBeVisible();
    await staff.getByRole('button', { name: 'Перенести или изменить' }).click();
    const dialog = staff.getByRole('dialog', { name: /перенести или изменить$/ });
    await dialog.getByLabel('Начало').selectOption(clock(third));
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(staff.getByText(/^Перенесено: было/)).toBeVisible();
    await expect(customer.getByText(`${clock(third)}–`, { exact: false }).first()).toBeVisible();
    await staff.keyboard.press('Escape');
    const block = staff.getByRole('button', {
      name: new RegExp(`${formatPhone(people.customer.phone).slice(-5)}.*, ${clock(third)}–`),
    });
    await expect(block).toBeVisible();
  });
});
