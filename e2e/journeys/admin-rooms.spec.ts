import { expect } from '@playwright/test';
import { enter, staffAtApi } from '../support/api.ts';
import { faultsOf, looksRight } from '../support/looks.ts';
import { test } from '../support/test.ts';

// Different in every run.
const run = Date.now() % 100_000;
const described = `Павильон с хромакеем ${run}`;
const florist = `Декоратор ${run}`;

test('what staff say of a room is what a visitor reads: words, a price, a photo, a service', async ({ browser }) => {
  const staff = await (await browser.newContext()).newPage();
  await enter(staff, await staffAtApi());
  const expectText = (text: string) => expect(staff.getByText(text).last()).toBeVisible();
  const save = () => staff.getByRole('button', { name: 'Сохранить' }).click();

  await test.step('the room is found among the others', async () => {
    await staff.goto('/app/admin/settings_room');
    await looksRight(staff);
    await staff.getByRole('link', { name: /^Видеостудия №\s52/ }).click();
    await expect(staff.getByRole('heading', { level: 1, name: /^Видеостудия Помещение №\s52$/ })).toBeVisible();
    await looksRight(staff);
  });

  await test.step('its words and a price are changed; a wrong one stays with its text', async () => {
    await staff.getByLabel('Описание', { exact: true }).fill(described);
    // The price of the last tariff: other journeys book by the first.
    const price = staff.getByLabel(/^Цена за\sчас/).last();
    await price.fill('дорого');
    await save();
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    await price.fill('2 345');
    await save();
    await expectText('Помещение успешно обновлено');
  });

  await test.step('a photo is added and described', async () => {
    const buffer = await staff.screenshot({ clip: { x: 0, y: 0, width: 640, height: 480 } });
    const photos = staff.getByRole('button', { name: /^Удалить фото \d+$/ });
    const before = await photos.count();
    const album = staff.getByRole('group', { name: /^Фотографии/ });
    await album.locator('input[type=file]').setInputFiles({ name: 'зал.png', mimeType: 'image/png', buffer });
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
    await expect(services.getByRole('button', { name: new RegExp(`^Изменить: ${florist}`) })).toBeVisible();
  });

  await test.step('what is there already only warns', async () => {
    const services = staff.getByRole('region', { name: 'Услуги' });
    await services.getByLabel('Добавить услугу').selectOption({ label: `${florist}, 800 ₽`.replace(' ₽', '\u00a0₽') });
    await services.getByRole('button', { name: 'Добавить', exact: true }).click();
    await expectText('Сервис уже добавлен');
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

test('when a room is open and what it is a part of is said on its page, and seen in the schedule', async ({
  browser,
}) => {
  const staff = await (await browser.newContext()).newPage();
  await enter(staff, await staffAtApi());
  const save = async () => {
    await staff.getByRole('button', { name: 'Сохранить' }).click();
    await expect(staff.getByText('Помещение успешно обновлено').last()).toBeVisible();
  };
  // A Wednesday far ahead of what other journeys book, another one in every run.
  const ahead = new Date(Date.now() + (10 + (run % 8)) * 7 * 86_400_000);
  const wednesday = new Date(ahead.getTime() + ((10 - ahead.getUTCDay()) % 7) * 86_400_000);
  const day = wednesday.toISOString().slice(0, 10);
  const typed = day.split('-').reverse().join('.');

  await test.step('hours of a weekday and the hours kept free are saved', async () => {
    await staff.goto('/app/admin/settings_room/50');
    await staff.getByLabel('Среда: открывается').selectOption('12:00');
    await staff.getByLabel('Среда: закрывается').selectOption('20:00');
    await staff.getByLabel('Свободных часов после брони').fill('7');
    await staff.getByRole('button', { name: 'Сохранить' }).click();
    await expect(staff.getByText('Не больше 4 часов').first()).toBeVisible();
    await staff.getByLabel('Свободных часов после брони').fill(run % 2 === 0 ? '1' : '2');
    await save();
    await looksRight(staff);
  });

  await test.step('a day is closed', async () => {
    const days = staff.getByRole('region', { name: 'Закрытые дни' });
    await days.getByRole('button', { name: 'Закрыть день' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Закрыть день' });
    await dialog.getByRole('spinbutton').first().click();
    await staff.keyboard.press('Control+A');
    await staff.keyboard.type(typed.replaceAll('.', ''));
    await dialog.getByLabel('Причина').fill(`Санитарный день ${run}`);
    await looksRight(staff);
    await dialog.getByRole('button', { name: 'Закрыть день' }).click();
    await expect(dialog).toBeHidden();
    await expect(days.getByText(`Санитарный день ${run}`)).toBeVisible();
  });

  await test.step('a hall is divided, and its part says so', async () => {
    await staff.goto('/app/admin/settings_room/46');
    const part = staff.getByText('Переговорная 3', { exact: true });
    if (!(await staff.getByRole('button', { name: 'Убрать часть: Переговорная 3' }).isVisible())) {
      await staff.getByLabel('Добавить часть').selectOption('Переговорная 3');
      await save();
    }
    await expect(part.first()).toBeVisible();
    await staff.goto('/app/admin/settings_room/50');
    await expect(staff.getByText(/^Часть зала: Многофункциональный зал/)).toBeVisible();
  });

  await test.step('the board says why a day is closed; the address of the former schedule leads to it', async () => {
    await staff.goto(`/app/admin/bookings?view=schedule&studio=50&day=${day}`);
    await expect(staff).toHaveURL(/\/board\?view=week/);
    await expect(staff.getByRole('rowheader')).toHaveText(/^Переговорная 3/);
    await expect(staff.getByText(`Санитарный день ${run}`)).toBeVisible();
    await looksRight(staff);
  });
});

test('a room is added by its number; one that is taken is said beside it, and the settings follow', async ({
  page,
}) => {
  const number = String(1000 + (run % 8000));
  await enter(page, await staffAtApi());
  await page.goto('/app/admin/settings_room');
  await page.getByRole('button', { name: 'Добавить помещение' }).click();
  const dialog = page.getByRole('dialog', { name: 'Добавить помещение' });
  const typed = dialog.getByRole('textbox', { name: /^Номер/ });
  await typed.fill('31');
  await dialog.getByRole('textbox', { name: 'Название' }).fill(`Мастерская ${number}`);
  await dialog.getByRole('textbox', { name: /^Коротко/ }).fill('Мастерская');
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await expect(dialog.getByText(/Помещение с\sтаким номером уже есть/)).toBeVisible();
  expect(await faultsOf(page, { within: '[role=dialog]' })).toEqual([]);
  await typed.fill(number);
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`^Мастерская ${number}`) })).toBeVisible();
  await expect(page.getByLabel('Описание', { exact: true })).toHaveValue('');
  await page.goto(`/app/rooms/${number}`);
  await expect(page.getByRole('heading', { name: /бронируют через менеджера/ })).toBeVisible();
});
