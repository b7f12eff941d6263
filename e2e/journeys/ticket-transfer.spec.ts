import { expect, type Page } from '@playwright/test';
import { codeFor, customerAtApi, enter, linkSentTo, newPhone, staffAtApi } from '../support/api.ts';
import { test } from '../support/test.ts';

const EVENT = 'Ночь керамики';
const viewport = { width: 390, height: 844 };

test.use({ viewport });

const lettersOn = async (page: Page) => (await page.getByText(/^\w{4}-\w{4}-\w{4}$/).textContent()) ?? '';
async function give(page: Page, name: string, phone: string, press: string): Promise<void> {
  await page.getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('menuitem', { name: 'Передать билет' }).click();
  const form = page.getByRole('form', { name: /^Кому передать/ });
  await form.getByRole('textbox', { name: 'Имя и фамилия' }).fill(name);
  await form.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await form.getByRole('button', { name: press }).click();
}
const isReplaced = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: /^Код этого билета заменён$/ })).toBeVisible();

test('a ticket is given away on a phone, with an account and without one; the door knows every old code', async ({
  page,
  browser,
}) => {
  const [second, third] = [newPhone(), newPhone()];
  await enter(page, await customerAtApi());
  await page.goto('/app/events');
  await page.getByRole('link', { name: EVENT }).click();
  await page.getByRole('button', { name: 'Для сопровождающих: больше' }).click();
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page).toHaveURL(/\/tickets\/[0-9A-Z]{12}$/);
  const letters = [await lettersOn(page)];
  await give(page, 'Петров Пётр', second, 'Передать билет');
  await isReplaced(page);

  const guest = await (await browser.newContext({ viewport, locale: 'ru-RU' })).newPage();
  await guest.goto(await linkSentTo(second));
  await expect(guest.getByText('Петров Пётр')).toBeVisible();
  letters.push(await lettersOn(guest));
  await give(guest, 'Ивлева Нина', third, 'Получить код');
  await guest.getByLabel('Код из СМС').fill(await codeFor(second));
  await guest.getByRole('button', { name: /Подтвердить/ }).click();
  await isReplaced(guest);
  await guest.goto(await linkSentTo(third));
  await expect(guest.getByText('Ивлева Нина')).toBeVisible();
  const fresh = await lettersOn(guest);
  expect(new Set([...letters, fresh]).size).toBe(3);

  const door = await (await browser.newContext({ viewport, locale: 'ru-RU' })).newPage();
  await enter(door, await staffAtApi());
  await door.goto('/app/admin/check-in');
  await door.getByRole('link', { name: EVENT }).click();
  for (const [code = '', answer] of [
    [letters[0], 'Передан, код заменён'],
    [fresh, 'Проходите'],
    [letters[1], 'Передан, код заменён'],
  ] as const) {
    await door.getByLabel('Код билета').fill(code);
    await door.getByRole('button', { name: 'Проверить' }).click();
    await expect(door.getByText(answer)).toBeVisible();
  }
});
