import { expect, type Page } from '@playwright/test';
import { noAnswers } from '@venue/sdk/event-requests';
import { enter, newCustomer, staffAtApi } from '../support/api.ts';
import { test } from '../support/test.ts';

const LECTURE_HALL = 30;
const COFFEE = 'Кофе-брейк «Классика»';
const quantity = (page: Page, name: string) => page.getByRole('textbox', { name });
const more = (page: Page, name: string) => page.getByRole('button', { name: `${name}: больше` });
const saved = (page: Page) =>
  page.waitForResponse(response => response.url().includes('/event-request/my/edit/') && response.ok());

test('staff price an item, a customer composes three lines on a phone, and the offer begins with them', async ({
  page,
  browser,
}) => {
  const problems: string[] = [];
  const office = await (await browser.newContext()).newPage();
  for (const each of [page, office]) each.on('pageerror', error => problems.push(String(error)));
  await enter(office, await staffAtApi());
  const customer = await newCustomer();
  const { userPhone: phone } = (await customer.profile.getProfile({})).message;
  const item = `Арфистка ${phone.slice(-4)}`;

  await test.step('staff add an item and publish it', async () => {
    await office.goto('/app/admin/price-list');
    await office.getByRole('link', { name: 'Добавить позицию прайс-листа' }).click();
    await office.getByRole('textbox', { name: 'Название' }).fill(item);
    await office.getByRole('combobox', { name: 'Раздел' }).selectOption({ label: 'Персонал' });
    await office.getByLabel('Цена, ₽').fill('2500');
    await office.getByRole('combobox', { name: 'Единица' }).selectOption({ label: 'за\u00a0час' });
    await office.getByLabel('Заказ от').fill('2');
    await office.getByRole('button', { name: 'Добавить', exact: true }).click();
    await expect(office).toHaveURL(/price-list\/edit\/\d+/);
    const buffer = await office.screenshot();
    const picture = office.locator('input[type="file"]').first();
    await picture.setInputFiles({ name: 'арфа.png', mimeType: 'image/png', buffer });
    await expect(office.getByRole('button', { name: /^Заменить/ })).toBeVisible();
    await office.getByRole('button', { name: 'Опубликовать' }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Опубликовать' }).click();
    await expect(office.getByRole('button', { name: 'Снять с\u00a0публикации' })).toBeVisible();
  });

  const { message } = await customer.eventRequests.listFormats({});
  const { id } = await customer.eventRequests.addEventRequest({
    body: {
      ...noAnswers,
      eventRequestStatus: 1,
      eventRequestTitle: `Вечер с\u00a0арфой ${phone.slice(-4)}`,
      eventRequestFIO: 'Лесная Зоя Павловна',
      eventRequestPhone: phone,
      eventRequestEmail: 'zoya@example.ru',
      eventRequestINN: '667205118046',
      eventRequestDescription: 'Музыка и\u00a0разговоры',
      eventRequestDateStart: '2027-05-18T06:00:00.000Z',
      eventRequestTime: 120,
      eventRequestParticipantsAmount: 40,
      eventDuration: 1,
      tariffId: 1,
      formatId: message.formats[0]?.formatId ?? 0,
      spaceId: LECTURE_HALL,
    },
  });
  const total = page.getByRole('complementary', { name: 'Предварительная стоимость' });

  await test.step('the customer chooses three items; one follows the guests', async () => {
    await enter(page, customer);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(`/app/account/requests/edit/${id}?step=services`);
    await more(page, COFFEE).click();
    await expect(quantity(page, COFFEE)).toHaveValue('40');
    const ordered = page.getByRole('listitem').filter({ hasText: item });
    await expect(ordered.locator('img')).toHaveJSProperty('complete', true);
    await more(page, item).click();
    await expect(quantity(page, item)).toHaveValue('2');
    await more(page, 'Флипчарт с\u00a0бумагой').click();
    await expect(page.getByText(/Услуги, предварительно: 23\s800\s₽/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: COFFEE })).toContainText(/18\s000\s₽/);
    await saved(page);
    // Four hours of the hall, with the preparations.
    await expect(total.getByRole('status')).toHaveText(/49\s800\s₽/);
  });

  await test.step('more guests come: the coffee breaks follow, and a reload loses nothing', async () => {
    await page.goto(`/app/account/requests/edit/${id}?step=place`);
    await page.getByRole('textbox', { name: 'Участников' }).fill('50');
    await saved(page);
    await expect(total.getByRole('status')).toHaveText(/54\s300\s₽/);
    await page.goto(`/app/account/requests/edit/${id}?step=services`);
    await expect(quantity(page, COFFEE)).toHaveValue('50');
    await expect(quantity(page, item)).toHaveValue('2');
  });

  await test.step('the customer sends it, the price list changes, and staff see the lines as they were', async () => {
    await page.goto(`/app/account/requests/edit/${id}?step=contacts`);
    await page.getByRole('button', { name: 'Отправить заявку' }).click();
    await expect(page.getByText('Заявка на мероприятие отправлена')).toBeVisible();
    await office.getByLabel('Цена, ₽').fill('9900');
    await office.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(office.getByText(/прайс-листа.*обновлен/i)).toBeVisible();
    await office.goto(`/app/admin/event-requests/${id}`);
    const estimate = office.getByRole('region', { name: 'Предварительный расчёт' });
    await expect(estimate).toContainText(item);
    await expect(estimate).toContainText(/Итого54\s300\s₽/);
  });

  await test.step('the offer begins with them', async () => {
    for (const label of ['Взять в\u00a0работу', 'Начать переговоры']) {
      await office.getByRole('button', { name: label, exact: true }).click();
      await office.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
      await expect(office.getByRole('dialog')).toHaveCount(0);
    }
    await office.getByRole('button', { name: 'Составить предложение' }).click();
    await office
      .getByRole('form', { name: 'Новое предложение' })
      .getByRole('button', { name: /^Отправить/ })
      .click();
    await page.goto(`/app/account/requests/edit/${id}`);
    const offer = page.getByRole('region', { name: 'Предложение площадки' });
    for (const name of [COFFEE, item, 'Флипчарт с\u00a0бумагой']) await expect(offer).toContainText(name);
    await expect(offer).toContainText(/54\s300\s₽/);
  });

  expect(problems).toEqual([]);
  await office.context().close();
});
