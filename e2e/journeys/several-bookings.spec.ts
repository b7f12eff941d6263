import { expect } from '@playwright/test';
import { enter, freeRun, newCustomer } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { hour, payInFrame, turnTo } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('a customer books the same hour every week, pays once and cancels one of the bookings', async ({ page }) => {
  await enter(page, await newCustomer());
  const { starts } = await freeRun(31, 1);
  const [first = ''] = starts;
  await page.goto('/app/rooms/31');
  await turnTo(page, first);
  await hour(page, first).click();
  await page.getByRole('button', { name: 'Каждую неделю' }).click();
  await page.getByRole('button', { name: 'Показать даты' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Фотостудия' })).toHaveCount(5);
  await looksRight(page);

  await test.step('leaves out what is taken, and books the rest at once', async () => {
    const all = page.getByRole('button', { name: 'Забронировать всё' });
    const without = page.getByRole('button', { name: /Убрать их/ });
    await expect(all.and(page.locator('[aria-disabled=false]'))).toBeVisible();
    if (await without.isVisible()) await without.click();
    await expect(all).toBeEnabled();
    await all.click();
    // The order page has nearly the same heading, so the address is checked first.
    await expect(page).toHaveURL(/booking\/order\/\d+\/payment/);
    await expect(page.getByRole('heading', { name: /^Заказ из/ })).toBeVisible();
    await looksRight(page);
  });

  await test.step('one payment pays all', async () => {
    await page.getByRole('button', { name: /^Оплатить/ }).click();
    await payInFrame(page);
    await expect(page.getByRole('heading', { name: /^Оплачено/ })).toBeVisible();
    await expect(page.getByText('Ждёт оплаты')).toHaveCount(0);
  });

  await test.step('one is cancelled alone: its money comes back, the others stay', async () => {
    await page
      .getByRole('link', { name: /^Фотостудия:/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Отменить бронирование' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить бронирование' }).click();
    await expect(page.getByRole('heading', { name: 'Бронь отменена' })).toBeVisible();
    await expect(page.getByText('Отменено', { exact: true })).toHaveCount(1);
  });
});
