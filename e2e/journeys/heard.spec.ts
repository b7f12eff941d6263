import { expect, type Page } from '@playwright/test';
import { formatMoney } from '@venue/sdk';
import { customerAtApi, enter, freeRun, newCustomer, people, staffAtApi } from '../support/api.ts';
import { heard, hears, listen, unheardOf } from '../support/reader.ts';
import { hour, turnTo } from '../support/steps.ts';
import { test } from '../support/test.ts';

const heading = (page: Page, name: string | RegExp, level = 1) => page.getByRole('heading', { level, name });

test('whoever hears the site books and pays: each step says where one is, what is chosen, and what it costs', async ({
  page,
}) => {
  const { starts } = await freeRun(31, 2);
  const [first = '', second = ''] = starts;
  await listen(page);
  await enter(page, await newCustomer());

  await test.step('the map: each room is a button that says what is free, and where its details are', async () => {
    await page.goto('/app/booking/map');
    const room = page.getByRole('group', { name: /^План/ }).getByRole('button', { name: /^Фотостудия: \S/ });
    await expect(room).toBeVisible();
    expect(await unheardOf(page)).toEqual([]);
    await room.press('Enter');
    await hears(page, 'Фотостудия: подробности после плана');
    await expect(room).toBeFocused();
    await expect(room).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('region', { name: 'Фотостудия' })).toMatchAriaSnapshot(`
      - region "Фотостудия":
        - heading "Фотостудия" [level=2]
        - link "Выбрать время"
    `);
    expect(await unheardOf(page)).toEqual([]);
  });

  await test.step('the room: its heading is read again once its name is known', async () => {
    await heard(page);
    await page.getByRole('region', { name: 'Фотостудия' }).getByRole('link', { name: 'Выбрать время' }).press('Enter');
    await hears(page, '# Фотостудия');
    await expect(heading(page, 'Фотостудия')).toBeFocused();
    await turnTo(page, first);
    expect(await unheardOf(page)).toEqual([]);
  });

  await test.step('hours: the grid says how they are chosen, each hour what it is, and the sum is never of other hours', async () => {
    const grid = page.getByRole('grid', { name: 'Часы: Фотостудия' });
    await expect(grid).toHaveAccessibleDescription(/С\sклавиатуры: стрелки, пробел/);
    await expect(hour(page, first)).toHaveAccessibleName(/, \d\d:00–\d\d:00, свободно, 1\s500\s₽$/);
    await hour(page, first).focus();
    await page.keyboard.press('Space');
    await hears(page, /^Выбран 1 час\s?1\s500\s₽$/);
    await expect(hour(page, first)).toHaveAccessibleName(/, выбрано$/);
    await page.keyboard.press('ArrowDown');
    await expect(hour(page, second)).toBeFocused();
    await page.keyboard.press('Space');
    const heard = await hears(page, /^Выбрано 2 часа\s?3\s000\s₽$/);
    expect(heard.filter(each => /^Выбрано 2 часа.*1\s500/.test(each))).toEqual([]);
  });

  await test.step('a tariff: what it costs is a part of its name, and the new sum is said', async () => {
    const tariffs = page.getByRole('group', { name: 'Тариф' });
    await expect(tariffs.getByRole('radio', { name: /^Свой фотограф 1\s500\s₽ за\sчас/ })).toBeChecked();
    await tariffs.getByRole('radio', { name: /^С\sассистентом/ }).press('Space');
    await hears(page, /^Выбрано 2 часа\s?4\s800\s₽$/);
    expect(await unheardOf(page)).toEqual([]);
  });

  await test.step('the booking is made: that is said, and so is how long it waits for its payment', async () => {
    await page.getByRole('button', { name: 'Забронировать' }).press('Enter');
    await hears(page, /^Готово: Бронирование успешно добавлено/);
    await expect(heading(page, /^Бронь №\s\d+$/)).toBeFocused();
    await expect(page.getByRole('timer')).toHaveText(/^Осталось на\sоплату: \d+\sмин/);
    expect(await unheardOf(page)).toEqual([]);
  });

  await test.step('the payment: the focus goes into the form of the bank, and from there to what came of it', async () => {
    await page.getByRole('button', { name: `Оплатить ${formatMoney(480_000)}` }).press('Enter');
    await expect(page.getByTitle(/^Оплата брони №\s\d+$/)).toBeFocused();
    expect(await unheardOf(page)).toEqual([]);
    const bank = page.frameLocator('iframe');
    await bank.getByRole('radio', { name: 'Спишет деньги' }).check();
    await bank.getByRole('button', { name: /^Оплатить/ }).press('Enter');
    await hears(page, 'Готово: Бронирование оплачено');
    await expect(heading(page, 'Оплачено. Ждём вас!', 2)).toBeFocused();
    expect(await unheardOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Ещё' }).press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Подтверждение оплаты' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Ещё' })).toBeFocused();
  });
});

test('staff who hear the office send a brand back: whose it is, what is missing, that it is done, and what is next', async ({
  page,
}) => {
  const venue = await customerAtApi({ ...people.customer, phone: '9120000102' });
  const [brand] = (await venue.brands.listMyBrands({ body: {} })).items;
  if (!brand) throw new Error('the customer has no brand');
  await venue.brands.sendBrandForVerification({ body: { brandId: brand.brandId } }).catch(() => undefined);
  await listen(page);
  await enter(page, await staffAtApi());

  await test.step('the queue: a table with a name, whose rows say what waits', async () => {
    await page.goto('/app/admin/applications?type=5');
    await expect(page.getByRole('grid', { name: 'Заявки' })).toMatchAriaSnapshot(`
      - grid "Заявки":
        - rowgroup:
          - row /№ Статус Что проверить О чём/
        - rowgroup:
          - row /Новая Бренд|Новая Правки бренда/
    `);
    expect(await unheardOf(page)).toEqual([]);
  });

  await test.step('an application: its heading is read again once it is known whose it is', async () => {
    await page.getByRole('row').nth(1).getByRole('link').first().press('Enter');
    await expect(page.getByRole('region', { name: 'Решение' })).toBeVisible();
    await hears(page, /^# \S.+ Заявка № \d+$/);
    await expect(heading(page, /Заявка №/)).toBeFocused();
    expect(await unheardOf(page)).toEqual([]);
  });

  await test.step('the decision: a dialog by its name, and a refusal beside its field', async () => {
    const back = /^На\sдоработку/;
    await page.getByRole('region', { name: 'Решение' }).getByRole('button', { name: back }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Вернуть бренд «.+» на\sдоработку\?$/ });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: back }).press('Enter');
    const why = dialog.getByRole('textbox', { name: 'Причина' });
    await expect(why).toBeFocused();
    await expect(why).toHaveAttribute('aria-invalid', 'true');
    await expect(why).toHaveAccessibleDescription(/Обязательное поле$/);
    await page.keyboard.type('Добавьте фотографии работ');
    await heard(page);
    await dialog.getByRole('button', { name: back }).press('Enter');
    await hears(page, 'Готово: Решение по\u00a0бренду сохранено'.replace(/\s/g, ' '));
  });

  await test.step('what is next stands in its place, and has the focus', async () => {
    await expect(heading(page, /Заявка №/)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await unheardOf(page)).toEqual([]);
  });
});
