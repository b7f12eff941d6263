import { expect, type Page } from '@playwright/test';
import { codeFor, enter, newCustomer, newPhone, staffAtApi } from '../support/api.ts';
import { anEvent } from '../support/events.ts';
import { looksRight } from '../support/looks.ts';
import { payInFrame } from '../support/steps.ts';
import { test } from '../support/test.ts';

const EVENT = 'Ночь керамики';
const code = (page: Page) => page.getByText(/^\w{4}-\w{4}-\w{4}$/).first();

/** The page of an event with paid tickets. */
async function openEvent(page: Page): Promise<void> {
  await page.goto('/app/events');
  await page.getByRole('link', { name: EVENT }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Билеты' })).toBeVisible();
}

const more = (page: Page, kind: string) => page.getByRole('button', { name: `${kind}: больше` });

test('a guest without an account buys a ticket, comes in by it once, and is refused the second time', async ({
  page,
  browser,
}) => {
  const phone = newPhone();
  await openEvent(page);
  await more(page, 'Лепка за столом').click();
  await page.getByRole('button', { name: 'Купить билет' }).click();
  await page.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Ивлева Нина');
  await page.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
  await page.getByRole('button', { name: 'Получить код' }).click();
  await expect(page.getByLabel('Код из СМС')).toBeVisible();
  await page.getByLabel('Код из СМС').fill(await codeFor(phone));
  await page.getByRole('button', { name: /Подтвердить/ }).click();
  await expect(page).toHaveURL(/\/tickets\/order\/[0-9a-f]{32}$/);
  await page.getByRole('button', { name: 'Оплатить 1 500 ₽' }).click();
  await payInFrame(page);
  await expect(page.getByRole('heading', { name: 'Ваши билеты' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR-код билета/ })).toBeVisible();
  const letters = (await code(page).textContent()) ?? '';

  const door = await (await browser.newContext({ locale: 'ru-RU', timezoneId: 'Asia/Yekaterinburg' })).newPage();
  await enter(door, await staffAtApi());
  await door.goto('/app/admin/check-in');
  await door.getByRole('link', { name: EVENT }).click();
  const show = async () => {
    await door.getByLabel('Код билета').fill(letters);
    await door.getByRole('button', { name: 'Проверить' }).click();
  };
  await show();
  await expect(door.getByText('Проходите')).toBeVisible();
  await show();
  await expect(door.getByText('Уже проходили')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Отмечен на входе')).toBeVisible();
});

test('a customer buys tickets of two kinds, one of them is given up, and its money comes back', async ({ page }) => {
  await enter(page, await newCustomer());
  await openEvent(page);
  await more(page, 'Лепка за столом').click();
  await more(page, 'Лепка за столом').click();
  await more(page, 'Для сопровождающих').click();
  await page.getByRole('button', { name: 'Купить билеты' }).click();
  await expect(page).toHaveURL(/\/tickets\/order\//);
  await page.getByRole('button', { name: 'Оплатить 3 000 ₽' }).click();
  await payInFrame(page, 'Откажет');
  await expect(page.getByRole('heading', { name: 'Банк отклонил платёж' })).toBeVisible();
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await payInFrame(page, 'Спишет, уведомит дважды');
  await expect(page.getByRole('img', { name: /^QR-код билета/ })).toHaveCount(3);
  const order = page.url();
  await page
    .getByRole('link', { name: /^Билет №/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ещё' }).click();
  await page.getByRole('menuitem', { name: 'Отменить билет' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/Вернём 750\s₽ из\s1\s500\s₽/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отменить билет' }).click();
  await expect(page.getByText(/Возвращаем 750\s₽/)).toBeVisible();
  await page.goto(order);
  await expect(page.getByRole('img', { name: /^QR-код билета/ })).toHaveCount(2);
  await expect(page.getByText('Деньги возвращены')).toBeVisible({ timeout: 20_000 });
  await page.goto('/app/account/tickets');
  await expect(page.getByRole('link', { name: EVENT })).toHaveCount(3);
});

test('staff cancel an event with sold tickets: its guest sees that without a reload, and gets all the money back', async ({
  page,
  browser,
}) => {
  const title = `Вечер набора ${Date.now() % 100_000}`;
  await page.goto('/app/events');
  const eventId = await anEvent(title, await page.screenshot());

  await test.step('a ticket is bought', async () => {
    await enter(page, await newCustomer());
    await page.goto(`/app/events/${eventId}`);
    await page.getByRole('button', { name: 'Купить билет' }).click();
    await page.getByRole('button', { name: /^Оплатить 1\s200\s₽$/ }).click();
    await payInFrame(page);
    await expect(page.getByRole('img', { name: /^QR-код билета/ })).toBeVisible();
  });

  const office = await (await browser.newContext({ locale: 'ru-RU', timezoneId: 'Asia/Yekaterinburg' })).newPage();
  await test.step('staff read how many guests and how much money, and say why', async () => {
    await enter(office, await staffAtApi());
    await office.goto(`/app/admin/${eventId}/edit`);
    await office.getByRole('button', { name: 'Ещё' }).click();
    await office.getByRole('menuitem', { name: /^Отменить с\sбилетами$/ }).click();
    const dialog = office.getByRole('dialog', { name: 'Отменить мероприятие?' });
    await expect(dialog.getByText('1 гость, 1 билет')).toBeVisible();
    await expect(dialog.getByText(/^1\s200\s₽$/)).toBeVisible();
    await dialog.getByRole('button', { name: /^Отменить и\sвернуть деньги$/ }).click();
    await expect(dialog.getByText('Обязательное поле').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Причина' }).fill('Ведущий заболел');
    await looksRight(office);
    await dialog.getByRole('button', { name: /^Отменить и\sвернуть деньги$/ }).click();
    await expect(dialog).toBeHidden();
    await office.getByRole('button', { name: 'Ещё' }).click();
    await expect(office.getByRole('menuitem', { name: 'Участники: XLSX' })).toBeVisible();
    await expect(office.getByRole('menuitem', { name: /^Отменить с\sбилетами$/ })).toBeHidden();
  });

  await test.step('the guest', async () => {
    await expect(page.getByRole('heading', { name: 'Билеты отменены' })).toBeVisible();
    await expect(page.getByText('Деньги возвращены')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('img', { name: /^QR-код билета/ })).toHaveCount(0);
    await page.goto('/app/events');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  });
});
