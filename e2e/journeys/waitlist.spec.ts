import { expect } from '@playwright/test';
import { deleteTechnicalReason, writeTechnicalReason } from '@venue/sdk/bookings/admin';
import { codeFor, freeRun, linkSentTo, newPhone, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { payInFrame, turnTo, typeDate } from '../support/steps.ts';
import { test } from '../support/test.ts';

test('a visitor waits for a taken hour; given back, it is held for them and paid by the link of an SMS', async ({
  browser,
}) => {
  const [page, link] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  const staff = await staffAtApi();
  const { starts } = await freeRun(52, 1);
  const [start = ''] = starts;
  const there = new Date(Date.parse(start) + 5 * 3_600_000).toISOString();
  const from = Number(there.slice(11, 13));
  const reason = { roomId: 52, slots: [start], reason: 'Настройка света' };
  const { id } = await staff.client.send(writeTechnicalReason, { body: reason });
  const phone = newPhone();

  await test.step('the place in the line: wrong input keeps the form, the phone is proved in place', async () => {
    await page.goto('/app/rooms/52');
    await turnTo(page, start);
    // A press is lost until the app has hydrated the page.
    await expect(page.getByRole('status').filter({ hasText: 'Данные обновляются сами' })).toBeAttached();
    await page.getByRole('button', { name: /Встать в\sочередь/ }).click();
    await expect(page.getByRole('heading', { name: /Очередь на\sзанятое время/ })).toBeVisible();
    await typeDate(page, 'Дата', there.slice(0, 10).split('-').toReversed().join('.'));
    await page.getByRole('combobox', { name: /Не\sраньше/ }).selectOption(String(from));
    await page.getByRole('combobox', { name: /Не\sпозже/ }).selectOption(String(from + 1));
    const form = page.getByRole('form', { name: /Очередь на\sзанятое время/ });
    await form.getByRole('textbox', { name: 'Телефон' }).fill(phone);
    await form.getByRole('button', { name: /Встать в\sочередь/ }).click();
    await expect(form.getByText(/Столько часов не\sпоместится/)).toBeVisible();
    await looksRight(page);
    await page.getByRole('combobox', { name: 'Сколько подряд' }).selectOption('1');
    await form.getByRole('button', { name: /Встать в\sочередь/ }).click();
    await page.locator('input[name=code]').fill(await codeFor(phone));
    await expect(page.getByRole('heading', { name: /Вы\sв\sочереди/ })).toBeVisible();
    await page.getByRole('link', { name: 'Мои бронирования' }).click();
    await expect(page.getByText(/Вы\sпервые/)).toBeVisible();
    await looksRight(page);
  });

  await test.step('the hour is given back: it is theirs at once, on the screen and by SMS', async () => {
    await staff.client.send(deleteTechnicalReason, { body: { technicalReasonId: id } });
    await expect(page.getByRole('link', { name: /^Оплатить/ }).first()).toBeVisible();
    await link.goto(await linkSentTo(phone));
    await link.getByRole('button', { name: /^Оплатить/ }).click();
    await payInFrame(link);
    await expect(link.getByRole('heading', { name: /Оплачено/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Жду, когда освободится' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Видеостудия' })).toBeVisible();
  });
});
