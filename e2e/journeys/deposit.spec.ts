import { expect } from '@playwright/test';
import { dayOf } from '@venue/sdk';
import { enter, freeRun, linkSentTo, newPhone, staffAtApi } from '../support/api.ts';
import { walkTo } from '../support/board.ts';
import { looksRight } from '../support/looks.ts';
import { payInFrame } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('staff let a caller pay a deposit, the caller pays it and then the rest by the link', async ({
  page,
  browser,
}) => {
  const office = await (await browser.newContext()).newPage();
  const { starts } = await freeRun(31, 2);
  const [first = ''] = starts;
  const phone = newPhone();
  let orderId = '';

  await test.step('the deposit is agreed on the card of the booking', async () => {
    await enter(office, await staffAtApi());
    await office.goto(`/app/admin/board?day=${dayOf(first)}`);
    await walkTo(office, first);
    await office.keyboard.press('Enter');
    await office.keyboard.press('Shift+ArrowRight');
    await office.getByRole('button', { name: 'Забронировать', exact: true }).click();
    const dialog = office.getByRole('dialog', { name: 'Бронь для клиента' });
    await dialog.getByLabel('Телефон клиента').fill(phone);
    await dialog.getByRole('button', { name: /^Забронировать за\s/ }).click();
    await expect(office.getByRole('heading', { name: /^Бронь №\s\d+$/ })).toBeVisible();
    orderId = /booking=(\d+)/.exec(office.url())?.[1] ?? '';
    await office.getByRole('button', { name: 'Взять задаток' }).click();
    const form = office.getByRole('form', { name: 'Задаток' });
    await form.getByLabel('Задаток, ₽').fill('3000');
    await form.getByRole('button', { name: 'Записать' }).click();
    await expect(form.getByText(/^Меньше стоимости брони/).first()).toBeVisible();
    await form.getByLabel('Задаток, ₽').fill('1000');
    await looksRight(office);
    await form.getByRole('button', { name: 'Записать' }).click();
    await expect(office.getByText(/К\sоплате 1\s000\s₽/)).toBeVisible();
    await looksRight(office);
  });

  await test.step('the caller pays it by the link: the booking is confirmed', async () => {
    await page.goto(await linkSentTo(phone));
    await expect(page.getByText(/^Это задаток: после него бронь подтвердится/)).toBeVisible();
    await looksRight(page);
    await page.getByRole('button', { name: /^Оплатить 1\s000\s₽$/ }).click();
    await payInFrame(page);
    await expect(page.getByRole('heading', { name: 'Бронь подтверждена. Ждём вас!' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Осталось доплатить 2\s000\s₽$/ })).toBeVisible();
    await looksRight(page);
  });

  await test.step('staff see who owes the rest', async () => {
    await office.goto(`/app/admin/board?day=${dayOf(first)}`);
    const list = office.getByRole('region', { name: /^Ждём остаток/ });
    await expect(list.getByText(new RegExp(`№\\s${orderId} `))).toBeVisible();
    await looksRight(office);
    await office.goto(`/app/admin/board?day=${dayOf(first)}&booking=${orderId}`);
    await expect(office.getByText(/^Задаток 1\s000\s₽ получен, остаток 2\s000\s₽ ждём/)).toBeVisible();
  });

  await test.step('the rest is paid, nothing is owed', async () => {
    await page.getByRole('button', { name: 'Доплатить остаток' }).click();
    await payInFrame(page);
    await expect(page.getByRole('heading', { name: 'Оплачено. Ждём вас!' })).toBeVisible();
    await expect(office.getByText(/^Остаток оплачен: 2\s000\s₽$/)).toBeVisible();
  });
});
