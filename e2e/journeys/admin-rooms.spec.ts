import { expect } from '@playwright/test';
import { enter, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { test } from '../support/test.ts';

// Their own in every run.
const run = Date.now() % 100_000;
const described = `Павильон с хромакеем ${run}`;
const florist = `Декоратор ${run}`;

test('what staff say of a room is what a visitor reads: words, a price, a photo, a service', async ({ browser }) => {
  const staff = await (await browser.newContext()).newPage();
  await enter(staff, await staffAtApi());
  const said = (text: string) => expect(staff.getByText(text).last()).toBeVisible();
  const save = () => staff.getByRole('button', { name: 'Сохранить' }).click();

  await test.step('the room is found among the others', async () => {
    await staff.goto('/app/admin/settings_room');
    await looksRight(staff);
    await staff.getByRole('link', { name: /^Видеостудия №\s52/ }).click();
    await expect(staff.getByRole('heading', { level: 1, name: /^Помещение №\s52$/ })).toBeVisible();
    await looksRight(staff);
  });

  await test.step('its words and a price are changed; a wrong one stays with its text', async () => {
    await staff.getByLabel('Описание', { exact: true }).fill(described);
    // Of the last tariff: other journeys book by the first.
    const price = staff.getByLabel(/^Цена за\sчас/).last();
    await price.fill('дорого');
    await save();
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await price.fill('2 345');
    await save();
    await said('Помещение успешно обновлено');
  });

  await test.step('a photo is added and described', async () => {
    const buffer = await staff.screenshot({ clip: { x: 0, y: 0, width: 640, height: 480 } });
    const photos = staff.getByRole('button', { name: /^Удалить фото \d+$/ });
    const before = await photos.count();
    await staff.locator('input[type=file]').setInputFiles({ name: 'зал.png', mimeType: 'image/png', buffer });
    await expect(photos).toHaveCount(before + 1);
    const alt = staff.getByLabel(`Описание фото ${before + 1}`);
    await alt.fill('Пульт режиссёра');
    await alt.press('Enter');
    await staff.reload();
    await expect(alt).toHaveValue('Пульт режиссёра');
  });

  await test.step('a service is made and offered here', async () => {
    const services = staff.getByRole('region', { name: 'Услуги' });
    await services.getByRole('button', { name: 'Создать услугу' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Добавить услугу' });
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog.getByText('Обязательное поле').first()).toBeVisible();
    await dialog.getByLabel('Название').fill(florist);
    await dialog.getByLabel('Цена, ₽').fill('800');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(services.getByRole('button', { name: `Изменить: ${florist}` })).toBeVisible();
  });

  await test.step('what is there already only warns', async () => {
    const services = staff.getByRole('region', { name: 'Услуги' });
    await services.getByLabel('Добавить услугу').selectOption({ label: `${florist}, 800 ₽`.replace(' ₽', '\u00a0₽') });
    await services.getByRole('button', { name: 'Добавить', exact: true }).click();
    await said('Сервис уже добавлен');
  });

  await test.step('the history says who changed what', async () => {
    await expect(staff.getByText(/Изменила помещение и тарифы/).first()).toBeVisible();
    await expect(staff.getByText(/Добавила услугу в помещение/).first()).toBeVisible();
  });

  await test.step('a customer reads it', async () => {
    const customer = await (await browser.newContext()).newPage();
    await customer.goto('/app/booking/map?floor=2&room=52');
    await expect(customer.getByText(described)).toBeVisible();
  });
});
