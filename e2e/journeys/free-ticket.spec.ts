import { expect } from '@playwright/test';
import { codeFor, enter, newPhone, staffAtApi } from '../support/api.ts';
import { test } from '../support/test.ts';

const EVENT = 'Ночь керамики';

test('a visitor takes a free ticket by phone and code in place, and the door lets in by it once', async ({
  page,
  browser,
}) => {
  const phone = newPhone();
  await page.goto('/app/events');
  await page.getByRole('link', { name: EVENT }).click();
  await page.getByRole('button', { name: 'Для сопровождающих: больше' }).click();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await page.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Ивлева Нина');
  await page.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await page.getByRole('button', { name: 'Получить код' }).click();
  // Nothing is sent without the consent.
  await expect(page.getByText('Без согласия на обработку данных билет не оформить')).toBeVisible();
  await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByLabel('Код из СМС')).toBeVisible();
  await page.getByLabel('Код из СМС').fill(await codeFor(phone));
  await page.getByRole('button', { name: /Подтвердить/ }).click();
  await expect(page).toHaveURL(/\/tickets\/[0-9A-Z]{12}$/);
  await expect(page.getByRole('heading', { level: 1, name: EVENT })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR-код билета/ })).toBeVisible();
  await expect(page.getByText('Действителен')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Билет № \d+\.pdf$/);
  const letters = (await page.getByText(/^\w{4}-\w{4}-\w{4}$/).textContent()) ?? '';

  const door = await (await browser.newContext({ locale: 'ru-RU', timezoneId: 'Asia/Yekaterinburg' })).newPage();
  await enter(door, await staffAtApi());
  await door.goto('/app/admin/check-in');
  await door.getByRole('link', { name: EVENT }).click();
  for (const answer of ['Проходите', 'Уже проходили']) {
    await door.getByLabel('Код билета').fill(letters);
    await door.getByRole('button', { name: 'Проверить' }).click();
    await expect(door.getByText(answer)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('Отмечен на входе').first()).toBeVisible();
});
