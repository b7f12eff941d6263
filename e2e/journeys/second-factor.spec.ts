import { expect, type Page } from '@playwright/test';
import { formatPhone } from '@venue/sdk';
import { colleagueWith, enter, type Login, staffAtApi } from '../support/api.ts';
import { test } from '../support/test.ts';
import { codeOf } from '../support/totp.ts';

const secretOn = async (page: Page) => ((await page.locator('code').textContent()) ?? '').replaceAll(/\s/g, '');

/** Sends phone, password and captcha of somebody who has a second step to go. */
async function sendPassword(page: Page, { phone, password }: Login): Promise<void> {
  await page.getByLabel('Телефон').fill(phone);
  await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill(password);
  await page.getByRole('checkbox', { name: 'Я не робот' }).click();
  await expect(page.getByText('Вы не робот')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Войти' }).click();
}

/** Reads ten recovery codes and goes on. */
async function saveCodes(page: Page): Promise<string[]> {
  const shown = page.getByRole('list', { name: 'Запасные коды' }).getByRole('listitem');
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  await page.getByRole('button', { name: 'Коды сохранены' }).click();
  return codes;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Меню пользователя/ }).click();
  await page.getByRole('button', { name: 'Выйти', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Выйти', exact: true }).click();
  await expect(page.getByLabel('Телефон')).toBeVisible();
}

test('a role requires a second factor: it is set up at the login, asked for at the next one, and reset by the office', async ({
  browser,
}) => {
  const office = await (await browser.newContext()).newPage();
  const desk = await (await browser.newContext()).newPage();
  const login = await colleagueWith(['articles.read'], { lastname: 'Юдина', name: 'Вера' });
  await enter(office, await staffAtApi());

  await test.step('the administrator requires it of the role', async () => {
    await office.goto('/app/admin/settings/roles');
    await office.getByRole('link', { name: `Сменный ${login.phone}` }).click();
    await office.getByRole('switch', { name: /Требовать второй фактор/ }).click();
    await expect(office.getByText('Теперь роль требует второй фактор')).toBeVisible();
  });

  let codes: string[] = [];
  await test.step('the colleague sets it up before anything opens', async () => {
    await desk.goto('/app/admin/login');
    await sendPassword(desk, login);
    await expect(desk.getByRole('img', { name: /QR-код/ })).toBeVisible();
    await desk.getByLabel(/Код из\sприложения/).fill(codeOf(await secretOn(desk)));
    await desk.getByRole('button', { name: /Подключить и\sвойти/ }).click();
    codes = await saveCodes(desk);
    await expect(desk.getByRole('navigation', { name: 'Основное меню' })).toBeVisible();
  });

  await test.step('the next login asks for a code; a recovery code does as well', async () => {
    await signOut(desk);
    await sendPassword(desk, login);
    await desk.getByRole('button', { name: 'Телефона нет под рукой' }).click();
    await desk.getByLabel('Запасной код').fill(codes[0] ?? '');
    await desk.getByRole('button', { name: 'Войти' }).click();
    await expect(desk.getByRole('navigation', { name: 'Основное меню' })).toBeVisible();
  });

  await test.step('the office sees who has it, and resets it', async () => {
    await office.goto('/app/admin/settings');
    const row = office.getByRole('row').filter({ hasText: formatPhone(login.phone) });
    await row.getByRole('button', { name: 'Действия' }).click();
    await office.getByRole('menuitem', { name: 'Сбросить второй фактор' }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Сбросить' }).click();
    await expect(office.getByText('Второй фактор сброшен')).toBeVisible();
    await expect(desk.getByLabel('Телефон')).toBeVisible();
  });
});

test('a role is seen as its members see it, and left by one press', async ({ page }) => {
  await enter(page, await staffAtApi());
  await page.goto('/app/admin/settings/roles/2/edit');
  await page.getByRole('button', { name: 'Посмотреть как эта роль' }).click();
  const note = page.getByRole('status').filter({ hasText: 'Вы смотрите как роль' });
  await expect(note).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Основное меню' });
  await expect(menu.getByRole('link', { name: /^Сотрудники и/ })).toHaveCount(0);
  await note.getByRole('button', { name: /Вернуться к\sсвоей роли/ }).click();
  await expect(menu.getByRole('link', { name: /^Сотрудники и/ })).toBeVisible();
  await expect(note).toHaveCount(0);
});
