import { expect, type Page } from '@playwright/test';
import { enter, linkSentTo, staffAtApi } from '../support/api.ts';
import { signInAsStaff } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** No operator gives out numbers with 000 after the code. */
const colleague = { phone: '9120000401', password: 'Рябина-у-пруда-7' };
/** Other journeys make colleagues too; the phone tells this one from them. */
const shownPhone = '+7 912 000-04-01';
const title = 'Редактор новостей';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Основное меню' });
const tick = (page: Page, label: string) => page.getByRole('checkbox', { name: label });

/** Chooses an action of the row with this text. */
async function act(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: row }).getByRole('button', { name: 'Действия' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a colleague gets a role, sees what it allows, more when it changes, and nothing once it is taken', async ({
  browser,
}) => {
  const office = await (await browser.newContext()).newPage();
  const desk = await (await browser.newContext()).newPage();
  const problems: string[] = [];
  for (const page of [office, desk]) page.on('pageerror', error => problems.push(String(error)));

  await test.step('the administrator makes a role', async () => {
    await enter(office, await staffAtApi());
    await office.goto('/app/admin/settings/roles');
    await expect(office.getByRole('columnheader', { name: /Администратор/ })).toBeVisible();
    await office.getByRole('link', { name: 'Добавить роль' }).click();
    await office.getByRole('textbox', { name: 'Название' }).fill(title);
    // The right to change requires the right to read, which is ticked automatically.
    await tick(office, 'Статьи и\u00a0новости: изменение').check();
    await expect(tick(office, 'Статьи и\u00a0новости: просмотр')).toBeChecked();
    await office.getByRole('button', { name: 'Добавить роль' }).click();
    await expect(office.getByRole('heading', { name: new RegExp(`^${title} Роль №`) })).toBeVisible();
    await expect(office.getByRole('region', { name: 'История изменений' })).toContainText('Создала роль');
  });
  const rolePage = office.url();

  await test.step('and gives it to a new colleague', async () => {
    await office.goto('/app/admin/settings');
    await office.getByRole('button', { name: 'Добавить сотрудника' }).click();
    const dialog = office.getByRole('dialog', { name: 'Новый сотрудник' });
    await dialog.getByLabel('Телефон').fill(colleague.phone);
    await dialog.getByLabel('Роль').selectOption(title);
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await expect(dialog.getByText('Обязательное поле').first()).toBeVisible();
    await dialog.getByLabel('Фамилия').fill('Юдина');
    await dialog.getByLabel('Имя', { exact: true }).fill('Вера');
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(office.getByRole('row').filter({ hasText: shownPhone })).toContainText('Ждём пароль');
  });

  await test.step('she sets a password by the link, signs in, and sees her section alone', async () => {
    const link = await linkSentTo(colleague.phone);
    await desk.goto(`/app/admin/login${new URL(link).hash}`);
    await desk.getByRole('textbox', { name: 'Новый пароль' }).fill(colleague.password);
    await desk.getByRole('button', { name: 'Сохранить пароль' }).click();
    await expect(desk.getByLabel('Телефон')).toBeVisible();
    const again = await desk.context().newPage();
    await again.goto(`/app/admin/login${new URL(link).hash}`);
    await expect(again.getByRole('heading', { name: /Ссылка уже не\sдействует/ })).toBeVisible();
    await again.close();
    await signInAsStaff(desk, colleague);
    await desk.goto('/app/admin/articles');
    await expect(menuOf(desk).getByRole('link', { name: /^Статьи/ })).toBeVisible();
    for (const other of [/^Пользователи/, /^Бронирования/, /^Сотрудники и/, /^Баннеры/])
      await expect(menuOf(desk).getByRole('link', { name: other })).toHaveCount(0);
    await desk.goto('/app/admin/settings');
    await expect(desk.getByText('У вас нет прав для просмотра')).toBeVisible();
    await desk.goto('/app/admin/articles');
    await expect(desk.getByRole('grid')).toBeVisible();
  });

  await test.step('her role allows more, and her menu follows without a reload', async () => {
    await office.goto(rolePage);
    await tick(office, 'Бронирования: просмотр').check();
    await office.keyboard.press('Control+s');
    await expect(office.getByText('Все изменения сохранены')).toBeVisible();
    await expect(menuOf(desk).getByRole('link', { name: /^Бронирования/ })).toBeVisible();
    await expect(office.getByRole('region', { name: 'История изменений' }).locator('ins')).toContainText([
      'Просмотр бронирований',
    ]);
  });

  await test.step('the last who manages staff cannot leave', async () => {
    await office.goto('/app/admin/settings');
    await act(office, 'Кузнецова', 'Закрыть доступ');
    await office.getByRole('button', { name: 'Закрыть доступ', exact: true }).click();
    await expect(office.getByText(/Это последний, кто управляет сотрудниками/)).toBeVisible();
  });

  await test.step('access is closed, and she is led out at once', async () => {
    await act(office, shownPhone, 'Закрыть доступ');
    await office.getByRole('button', { name: 'Закрыть доступ', exact: true }).click();
    await expect(office.getByRole('row').filter({ hasText: shownPhone })).toHaveCount(0);
    await expect(desk).toHaveURL(/admin\/login/);
    await expect(desk.getByText(/Доступ сотрудника закрыт администратором/)).toBeVisible();
  });

  await test.step('the log tells all of it', async () => {
    await office.goto('/app/admin/audit');
    const rows = office.getByRole('row');
    for (const what of ['Забрала роль у сотрудника', 'Дала роль сотруднику', 'Создала роль', 'Изменила роль'])
      await expect(rows.filter({ hasText: what }).first()).toBeVisible();
    await office.getByLabel('Раздел').selectOption('Статьи и\u00a0новости');
    await expect(rows.filter({ hasText: 'Изменила роль' })).toHaveCount(0);
    await office.goto('/app/admin/audit?area=staff');
    await rows.filter({ hasText: 'Забрала роль' }).first().getByRole('gridcell').nth(2).click();
    const dialog = office.getByRole('dialog', { name: 'Забрала роль у сотрудника' });
    await expect(dialog.locator('del')).toHaveText(title);
    await expect(office).toHaveURL(/entry=\d+/);
  });
  expect(problems).toEqual([]);
});
