import { expect, type Page } from '@playwright/test';
import { enter, freeRun, newCustomer } from '../support/api.ts';
import { hour, payInFrame, turnTo } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** A fresh customer with one held hour, on the page that asks for the money. */
async function holdAnHour(page: Page): Promise<string> {
  await enter(page, await newCustomer());
  await page.goto('/app/booking/room/31/calendar');
  const { starts } = await freeRun(31, 1);
  const [start = ''] = starts;
  await turnTo(page, start);
  await hour(page, start).click();
  await page.getByRole('button', { name: 'Забронировать' }).click();
  await expect(page).toHaveURL(/booking\/order\/\d+\/payment/);
  return start;
}

test('a declined card keeps the hours, another try pays, two notifications pay once', async ({ page }) => {
  await holdAnHour(page);
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await payInFrame(page, 'Откажет');
  await expect(page.getByRole('heading', { name: 'Банк отклонил платёж' })).toBeVisible();
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await payInFrame(page, 'Спишет, уведомит дважды');
  await expect(page.getByRole('heading', { name: 'Оплачено. Ждём вас!' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Оплачено. Ждём вас!' })).toBeVisible();
});

test('a late notification: the page checks and then says paid, also after a reload', async ({ page }) => {
  await holdAnHour(page);
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await payInFrame(page, 'Спишет, уведомит позже');
  await expect(page.getByRole('heading', { name: 'Проверяем платёж' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Оплачено. Ждём вас!' })).toBeVisible({ timeout: 30_000 });
});

test('a card with a wrong number is refused beside the field and nothing typed is lost', async ({ page }) => {
  await holdAnHour(page);
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('textbox', { name: 'Номер карты' }).fill('5555 5555 5555 4478');
  await frame.getByRole('button', { name: /^Оплатить/ }).click();
  await expect(frame.getByRole('alert')).toHaveText('Проверьте номер карты');
  await expect(frame.getByRole('textbox', { name: 'Номер карты' })).toHaveValue('5555 5555 5555 4478');
});

test('an hour that was taken meanwhile is told, and another is offered', async ({ page, browser }) => {
  const rival = await (await browser.newContext({ locale: 'ru-RU', timezoneId: 'Asia/Yekaterinburg' })).newPage();
  // The rival’s tab gets no live messages, so it still offers the hour.
  await rival.routeWebSocket(/api\/live/, () => undefined);
  for (const each of [page, rival]) {
    await enter(each, await newCustomer());
    await each.goto('/app/booking/room/31/calendar');
  }
  const { starts } = await freeRun(31, 1);
  const [start = ''] = starts;
  for (const each of [rival, page]) {
    await turnTo(each, start);
    await hour(each, start).click();
    await expect(each.getByRole('button', { name: 'Забронировать' })).toBeEnabled();
  }
  await page.getByRole('button', { name: 'Забронировать' }).click();
  await expect(page).toHaveURL(/payment/);
  await rival.getByRole('button', { name: 'Забронировать' }).click();
  await expect(rival.getByText('Эти часы только что заняли')).toBeVisible();
  await expect(rival.getByText('Ближайшее свободное время:')).toBeVisible();
  await expect(rival).toHaveURL(/calendar/);
  await expect(hour(rival, start)).toHaveAttribute('aria-disabled', 'true');
});
