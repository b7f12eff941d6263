import { expect } from '@playwright/test';
import { dayOf } from '@venue/sdk';
import { customerAtApi, enter, freeRun, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { hour, turnTo } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('a customer says how many come and what they need; staff read it on the board and on the card', async ({
  browser,
}) => {
  const [staff, customer] = [
    await (await browser.newContext()).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await enter(staff, await staffAtApi());
  await enter(customer, await customerAtApi());
  const { starts } = await freeRun(31, 1);
  const [start = ''] = starts;

  await customer.goto('/app/rooms/31');
  await turnTo(customer, start);
  await hour(customer, start).click();
  const guests = customer.getByRole('textbox', { name: /^Сколько вас будет/ });
  await guests.fill('4999');
  await expect(customer.getByText(/^Сюда входит до/)).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Забронировать' })).toBeDisabled();
  await looksRight(customer);
  await guests.fill('5');
  await customer.getByRole('textbox', { name: /^Комментарий/ }).fill('Нужен отпариватель');
  await customer.getByRole('button', { name: 'Забронировать' }).click();
  await expect(customer).toHaveURL(/booking\/order\/\d+\/payment/);
  await expect(customer.getByText('«Нужен отпариватель»')).toBeVisible();
  await expect(customer.getByText('5 гостей')).toBeVisible();

  await staff.goto(`/app/admin/board?day=${dayOf(start)}`);
  const block = staff.getByRole('button', { name: /5 гостей.*«Нужен отпариватель»/ });
  await expect(block).toBeVisible();
  await expect(staff.getByText('Клиент: «Нужен отпариватель»').first()).toBeVisible();
  await block.click();
  await expect(staff.getByRole('dialog').getByText('«Нужен отпариватель»')).toBeVisible();
  await customer.getByRole('button', { name: 'Отменить бронь' }).click();
  await customer.getByRole('alertdialog').getByRole('button', { name: 'Отменить бронь' }).click();
  await expect(customer.getByRole('heading', { name: 'Бронь отменена' })).toBeVisible();
});
