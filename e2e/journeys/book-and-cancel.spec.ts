import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { freeRun, newPhone } from '../support/api.ts';
import { hour, payInFrame, picture, register, signInAsStaff, turnTo } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('a new customer books and pays, staff see it at once and cancel it, the customer sees that', async ({
  page,
  browser,
}) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  page.on('console', message => message.type() === 'error' && problems.push(message.text()));

  const office = await (
    await browser.newContext({
      locale: 'ru-RU',
      timezoneId: 'Asia/Yekaterinburg',
      viewport: { width: 1280, height: 900 },
    })
  ).newPage();
  await signInAsStaff(office);
  await office.goto('/app/admin/bookings');
  await expect(office.getByRole('grid')).toBeVisible();

  const { starts } = await freeRun(31, 2);
  const [first = '', second = ''] = starts;

  let orderId = '';
  await test.step('chooses the photo studio on the map and registers on the way', async () => {
    await page.goto('/app/booking/map');
    await page
      .getByRole('button', { name: /^Фотостудия/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Выбрать время', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/rooms\/31$/);
    await page.getByRole('link', { name: 'Войти' }).click();
    await expect(page).toHaveURL(/marketplace\/login\?next=/);
    await register(page, newPhone());
    await expect(page).toHaveURL(/\/app\/rooms\/31$/);
  });

  await test.step('chooses two adjacent hours and one extra', async () => {
    await turnTo(page, first);
    await hour(page, first).click();
    await hour(page, second).click();
    await expect(hour(page, second)).toHaveAttribute('aria-selected', 'true');
    await page.getByLabel(/Отпаривание одежды/).check();
    await expect(page.getByRole('status').filter({ hasText: 'Выбрано' })).toContainText('3 500');
    await picture(page, 'calendar', page.getByRole('grid'));
    await page.getByRole('button', { name: 'Забронировать' }).click();
    await expect(page).toHaveURL(/booking\/order\/\d+\/payment/);
    orderId = /order\/(\d+)/.exec(page.url())?.[1] ?? '';
  });

  await test.step('staff see the hold without reloading', async () => {
    await expect(
      office.getByRole('row', { name: new RegExp(`^${orderId} `) }).filter({ hasText: 'Временная бронь' }),
    ).toBeVisible();
  });

  await test.step('pays and gets a receipt with the order’s number', async () => {
    await page.getByRole('button', { name: /^Оплатить/ }).click();
    await payInFrame(page);
    await expect(page.getByRole('heading', { name: /[Оо]плачен/ })).toBeVisible();
    await page.getByRole('button', { name: 'Ещё' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Подтверждение оплаты' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`Подтверждение оплаты № ${orderId}.pdf`);
    const bytes = await readFile(await download.path());
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text).toContain(`Подтверждение оплаты № ${orderId}`);
    expect(text).toContain('Отпаривание одежды');
  });

  await test.step('staff see it paid and cancel it with a reason', async () => {
    const row = office.getByRole('row', { name: new RegExp(`^${orderId} `) }).filter({ hasText: 'Оплачено' });
    await expect(row).toBeVisible();
    await picture(office, 'bookings', row);
    await row.getByText('Фотостудия').click();
    await office.getByRole('button', { name: 'Отменить бронирование' }).click();
    const question = office.getByRole('dialog', { name: `Отменить бронь № ${orderId}?` });
    await question.getByRole('button', { name: 'Отменить бронирование' }).click();
    await expect(question.getByText('Обязательное поле')).toBeVisible();
    await question.getByLabel('Причина отмены').fill('В студии отключили свет');
    await question.getByRole('button', { name: 'Отменить бронирование' }).click();
    await expect(office.getByText('Бронирование отменено').first()).toBeVisible();
  });

  await test.step('the customer’s page shows the cancellation and the refund without reloading', async () => {
    await expect(page.getByText('В студии отключили свет')).toBeVisible();
    await expect(page.getByText('Деньги возвращены')).toBeVisible({ timeout: 15_000 });
  });

  expect(problems).toEqual([]);
});
