import { expect } from '@playwright/test';
import { enter, freeRun, newPhone, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { hour, payInFrame, register, turnTo } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('staff make a promo code, a customer books with it and pays less, staff see the use and the sum', async ({
  browser,
}) => {
  const [page, office] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await enter(office, await staffAtApi());
  const code = `ВЕСНА-${Date.now() % 1_000_000}`;

  await test.step('staff add a code of ten percent for the photo studio, once', async () => {
    await office.goto('/app/admin/promo-codes');
    await office.getByRole('link', { name: 'Добавить промокод' }).click();
    await office.getByRole('textbox', { name: 'Промокод', exact: true }).fill(code);
    await office.getByRole('button', { name: 'Добавить' }).click();
    await expect(office.getByText(/Укажите скидку в\sпроцентах или в\sрублях/).first()).toBeVisible();
    await office.getByLabel(/^Скидка, %/).fill('10');
    await office.getByLabel('Фотостудия').check();
    await office.getByLabel(/^Сколько раз всего/).fill('1');
    await looksRight(office);
    await office.getByRole('button', { name: 'Добавить' }).click();
    await expect(office.getByRole('heading', { name: 'Где использован' })).toBeVisible();
    await expect(office.getByText(/Сейчас скидок по\sнему нет/)).toBeVisible();
  });

  await test.step('a customer is told of a wrong code beside its field, and sees the discount of the right one', async () => {
    const { starts } = await freeRun(31, 2);
    const [first = '', second = ''] = starts;
    await page.goto('/app/rooms/31');
    await page.getByRole('link', { name: 'Войти' }).click();
    await register(page, newPhone());
    await expect(page).toHaveURL(/\/app\/rooms\/31$/);
    await turnTo(page, first);
    await hour(page, first).click();
    await hour(page, second).click();
    await page.getByRole('button', { name: 'Забронировать' }).click();
    await expect(page.getByRole('button', { name: /^Оплатить 3\s000\s₽/ })).toBeVisible();
    const field = page.getByRole('textbox', { name: /^Промокод или\sсертификат/ });
    await field.fill('НЕТ-ТАКОГО');
    await page.getByRole('button', { name: 'Применить' }).click();
    await expect(page.getByText('Такого промокода нет. Проверьте, как он написан').first()).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await looksRight(page);
    await field.fill(code.toLowerCase().replace('-', ' '));
    await page.getByRole('button', { name: 'Применить' }).click();
    await expect(page.getByText(new RegExp(`Скидка по\\sпромокоду ${code}`))).toBeVisible();
    await expect(page.getByText('−300\u00a0₽')).toBeVisible();
    await looksRight(page);
  });

  await test.step('and pays what is left', async () => {
    await page.getByRole('button', { name: /^Оплатить 2\s700\s₽/ }).click();
    await payInFrame(page);
    await expect(page.getByRole('heading', { name: /[Оо]плачен/ })).toBeVisible();
    await expect(page.getByText(new RegExp(`Скидка по\\sпромокоду ${code}`))).toBeVisible();
  });

  await test.step('staff see the use, its sum and the booking', async () => {
    await office.reload();
    await expect(office.getByText(/1 бронь со\sскидкой на\s300\s₽/)).toBeVisible();
    await expect(office.getByText(/^Оплачено 2\s700\s₽$/)).toBeVisible();
    await looksRight(office);
    await office.getByRole('link', { name: /^Бронь №\s\d+, Фотостудия$/ }).click();
    await expect(office.getByText(new RegExp(`Скидка по\\sпромокоду ${code}`))).toBeVisible();
    await office.goto('/app/admin/promo-codes');
    const row = office.getByRole('row').filter({ hasText: code });
    await expect(row).toContainText('1\u00a0из\u00a01');
    await expect(row).toContainText('300');
    await looksRight(office);
  });
});
