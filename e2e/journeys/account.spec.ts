import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { codeFor, newPhone } from '../support/api.ts';
import { faultsOf, phone as onPhone } from '../support/looks.ts';
import { notesAreClear } from '../support/notes.ts';
import { register, typeDate } from '../support/steps.ts';
import { test } from '../support/test.ts';

const password = 'Надёжный-пароль-1';

/** A picture that the browser itself has drawn. */
async function drawn(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 600;
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#0b6b4f';
      pen.fillRect(0, 0, 900, 600);
      pen.fillStyle = '#f8e8de';
      pen.fillRect(350, 200, 200, 200);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('a new customer makes the account theirs: contacts, photo, passport, organisation, and takes all of it away', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', error => problems.push(String(error)));
  page.on('console', message => message.type() === 'error' && problems.push(message.text()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const phone = newPhone();
  const email = `artem${phone}@example.ru`;
  const save = () => page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  const saved = () => notesAreClear(page, 'Профиль успешно обновлён');
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Разделы моих данных' }).getByRole('link', { name }).click();

  await test.step('registers, and says who they are', async () => {
    await page.goto('/app/marketplace/login');
    await register(page, phone, password);
    await expect(page).toHaveURL(/marketplace\/account\/info/);
    await page.getByLabel('Фамилия').fill('Шевелёв');
    await page.getByLabel('Имя', { exact: true }).fill('Артём');
    await page.getByLabel('Отчество').fill('Игоревич');
    await page.getByLabel('Электронная почта').fill(email);
    await save();
    await saved();
    await expect(page.getByRole('button', { name: 'Меню пользователя: Шевелёв А. И.' })).toBeVisible();
  });

  await test.step('confirms the e-mail by the code that came there', async () => {
    const card = page.getByRole('region', { name: 'Почта' });
    await card.getByRole('button', { name: 'Подтвердить почту' }).click();
    await expect(card.getByText(`Введите код, отправленный на адрес ${email}`)).toBeVisible();
    await expect(card.getByText(/^Код действителен ещё 0[45] мин/)).toBeVisible();
    await card.getByLabel(/^Код из/).fill('000000');
    await card.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await expect(card.getByText('Неверный код')).toBeVisible();
    await card.getByLabel(/^Код из/).fill(await codeFor(email));
    await card.getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await expect(card.getByText('Подтверждена', { exact: true })).toBeVisible();
  });

  await test.step('chooses the part of a photo by keys and uploads it', async () => {
    const card = page.getByRole('region', { name: /^Фото/ });
    const buffer = await drawn(page);
    await card.locator('input[type=file]').setInputFiles({ name: 'я.png', mimeType: 'image/png', buffer });
    const crop = page.getByRole('dialog', { name: 'Какую часть фото показать' });
    await expect(crop.locator('img')).toBeVisible();
    await crop.getByLabel('Видимая часть фото').focus();
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await expect(crop.getByLabel('Масштаб')).toHaveValue('1.1');
    expect(await faultsOf(page)).toEqual([]);
    await crop.getByRole('button', { name: 'Загрузить' }).click();
    await expect(card.getByText(/На\sпроверке/)).toBeVisible();
    await expect(card.getByRole('img', { name: 'Ваше фото' })).toBeVisible();
  });

  await test.step('gives the consent, and only then the passport', async () => {
    await tab('Паспорт');
    await expect(page.getByText('Даю согласие на обработку паспортных данных')).toBeVisible();
    await expect(page.getByLabel('Серия')).toBeHidden();
    await page.getByRole('button', { name: 'Даю согласие' }).click();
    await page.getByLabel('Серия').fill('65 90');
    await page.getByLabel('Номер').fill('230817');
    await page.getByLabel('Кем выдан').fill('ГУ МВД России по Свердловской области');
    await typeDate(page, 'Дата выдачи', '12.11.2008');
    await page.getByLabel('Код подразделения').fill('660004');
    await typeDate(page, 'Дата рождения', '02.11.1988');
    await page.getByLabel('Место рождения').fill('г. Екатеринбург');
    await page.getByLabel('Адрес регистрации').fill('г. Екатеринбург, ул. Малышева, д. 51, кв. 4');
    await save();
    await expect(page.getByText('•••• ••0817')).toBeVisible();
    await page.getByRole('button', { name: 'Показать' }).click();
    await expect(page.getByText('6590 230817')).toBeVisible();
  });

  await test.step('uploads a scan and gets it back', async () => {
    const place = page.getByRole('group', { name: /^Разворот с\sфото/ });
    const buffer = await drawn(page);
    await place.locator('input[type=file]').setInputFiles({ name: 'разворот.png', mimeType: 'image/png', buffer });
    await expect(place.getByText('разворот.png')).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      place.getByRole('button', { name: 'Скачать' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('разворот.png');
    // Encoded again by the server, which removes the metadata of cameras.
    expect((await readFile(await download.path())).toString('latin1', 1, 4)).toBe('PNG');
  });

  await test.step('finds their INN by name and passport', async () => {
    await tab('О себе');
    await page.getByRole('button', { name: 'Найти мой ИНН' }).click();
    await expect(page.getByRole('textbox', { name: /^ИНН/ })).toHaveValue('667140293185');
    await save();
    await saved();
  });

  await test.step('begins an organisation, leaves, and finds what was typed', async () => {
    await tab('Организации');
    await page.getByRole('button', { name: 'Добавить организацию' }).click();
    await page.getByRole('textbox', { name: 'ИНН' }).fill('6671004212');
    await expect(page.getByText(/Черновик сохранён/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Восстановлен черновик/)).toBeVisible();
    await page.getByRole('button', { name: /^Заполнить по\sИНН$/ }).click();
    await expect(page.getByRole('heading', { name: 'ООО «Малахитовая шкатулка»' })).toBeVisible();
    await page.getByRole('button', { name: /^Добавить банковские реквизиты/ }).click();
    await page.getByLabel('Название банка').fill('Уральский банк');
    await save();
    await saved();
    await expect(page.getByRole('heading', { name: 'ООО «Малахитовая шкатулка»' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'ООО «Малахитовая шкатулка»' })).toBeVisible();
  });

  await test.step('sees who looked, and downloads everything', async () => {
    await page.goto('/app/marketplace/account/privacy');
    const log = page.getByRole('region', { name: 'Кто открывал ваши данные' });
    await expect(log.getByRole('listitem').filter({ hasText: 'Паспорт' }).first()).toContainText('Шевелёв А. И.');
    await page.getByRole('button', { name: 'Скачать архив' }).click();
    await page.getByLabel('Ваш пароль').fill('не тот пароль');
    await page.getByRole('button', { name: 'Скачать', exact: true }).click();
    await expect(page.getByText('Неверный пароль')).toBeVisible();
    await page.getByLabel('Ваш пароль').fill(password);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Скачать', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Мои данные .*\.zip$/);
    const archive = (await readFile(await download.path())).toString('utf8');
    for (const name of ['data.json', 'разворот.png', 'avatar.webp']) expect(archive).toContain(name);
  });

  await test.step('takes the consent back, and the passport with it', async () => {
    await page.getByRole('button', { name: /^Отозвать согласие: Паспортные/ }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('будут удалены');
    await question.getByRole('button', { name: 'Отозвать' }).click();
    await expect(page.getByText('Согласие отозвано')).toBeVisible();
    await page.goto('/app/marketplace/account/info/passport');
    await expect(page.getByRole('button', { name: 'Даю согласие' })).toBeVisible();
  });

  // The browser reports the two refusals that this journey provokes: a wrong code and a wrong password.
  expect(problems.filter(problem => !/status of 400/.test(problem))).toEqual([]);

  await test.step('every screen of the account reads well on a phone', async () => {
    await page.setViewportSize(onPhone);
    const wrong: string[] = [];
    for (const path of [
      '',
      '/info',
      '/info/passport',
      '/info/resident',
      '/info/organization',
      '/documents',
      '/privacy',
    ]) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`/app/marketplace/account${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      const faults = await faultsOf(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html[data-theme=dark]')).toBeAttached();
      faults.push(...(await faultsOf(page, { colours: true })));
      wrong.push(...faults.map(fault => `${path}: ${fault}`));
    }
    expect(wrong).toEqual([]);
  });
});
