import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { consentPurpose } from '@venue/sdk/privacy/model';
import { customerAtApi, enter, people, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { sendDecision } from '../support/steps.ts';
import { test } from '../support/test.ts';

/** A demo customer nobody has confirmed yet. */
const customer = { ...people.customer, phone: '9120000104' };
/** A colleague who works with bookings alone. */
const operator = { phone: '9120000002', password: people.administrator.password };

const passport = {
  passportSeries: '6512',
  passportNumber: '730418',
  passportIssuedBy: 'ГУ МВД России по Свердловской области',
  passportIssuedAt: '2013-06-11',
  passportDepartmentCode: '660-004',
  passportBirthDay: '1993-05-30',
  passportBirthPlace: 'г. Нижний Тагил',
  passportAddress: 'г. Екатеринбург, ул. Луначарского, д. 80, кв. 11',
};

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

/** Chooses a format in the menu of a download button and waits for the file. */
async function download(page: Page, button: string, format: RegExp): Promise<Download> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  return coming;
}

test('a person is found by phone, confirmed, told about their photo, their passport opened for a reason, their data taken out', async ({
  browser,
}) => {
  const venue = await customerAtApi(customer);
  const ownerPage = await (await browser.newContext()).newPage();
  const office = await (await browser.newContext({ acceptDownloads: true })).newPage();
  const problems: string[] = [];
  for (const page of [ownerPage, office]) page.on('pageerror', error => problems.push(String(error)));

  await test.step('a customer sends their passport and a photo, and looks at their account', async () => {
    const { message: me } = await venue.profile.getProfile({});
    await venue.privacy.giveConsent({ body: { purpose: consentPurpose.passport } });
    const { bioLastname, bioName, bioMiddlename, userEmail, bioINN, emailAccept } = me;
    const info = { bioLastname, bioName, bioMiddlename, userEmail, bioINN, emailAccept };
    await venue.profile.saveProfile({ body: { ...info, passport } });
    await ownerPage.goto('/app/marketplace/login');
    const photo = await ownerPage.screenshot();
    const file = new File([new Uint8Array(photo)], 'я.png', { type: 'image/png' });
    await venue.profile.uploadAvatar({ body: { file } });
    await enter(ownerPage, venue);
    await ownerPage.goto('/app/marketplace/account/info');
    await expect(ownerPage.getByRole('region', { name: /^Фото/ }).getByText(/На\sпроверке/)).toBeVisible();
  });

  await test.step('staff find them by what they dictate: a phone', async () => {
    await enter(office, await staffAtApi());
    await office.goto('/app/admin/users');
    await office.getByLabel('Номер, имя, телефон, почта или ИНН').fill('8 (912) 000-01-04');
    await expect(office).toHaveURL(/search=/);
    await expect(office.getByRole('row')).toHaveCount(2);
    const row = office.getByRole('row').filter({ hasText: 'Бажин Никита Андреевич' });
    await expect(row).toContainText('На проверке');
  });

  await test.step('take the list out as a file, with the filter that is on', async () => {
    const file = await download(office, 'Скачать', /CSV/);
    expect(file.suggestedFilename()).toMatch(/^Пользователи .*\.csv$/);
    const text = await textOf(file);
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain('"Бажин";"Никита";"Андреевич";"8 912 000-01-04"');
    expect(text).not.toContain(passport.passportNumber);
  });

  await test.step('open the card by keyboard and confirm the person', async () => {
    await office.getByRole('gridcell', { name: 'Бажин Никита Андреевич' }).click({ trial: true });
    await office.getByRole('gridcell', { name: 'Бажин Никита Андреевич' }).focus();
    await office.keyboard.press('Enter');
    await expect(
      office.getByRole('heading', { level: 1, name: /^Бажин Никита Андреевич Пользователь №\s\d+$/ }),
    ).toBeFocused();
    await expect(office.getByText('bazhin.n@example.ru')).toBeVisible();
    const aside = office.getByRole('complementary', { name: /^О\sзаписи$/ });
    await expect(aside.getByText(/^Не\sпроверен$/)).toBeVisible();
    await aside.getByRole('button', { name: 'Подтвердить' }).press('Enter');
    await expect(aside.getByText('Решение вот-вот будет отправлено.')).toBeVisible();
    await expect(office.getByRole('status').filter({ hasText: 'Пользователь будет подтверждён' })).toBeVisible();
    await sendDecision(office);
    await expect(aside.getByText('Проверен, активен')).toBeVisible();
    await expect(aside.getByRole('button', { name: 'Снять подтверждение' })).toBeVisible();
  });

  await test.step('the photo is declined with a reason, and its owner reads it without a reload', async () => {
    const aside = office.getByRole('complementary', { name: /^О\sзаписи$/ });
    await expect(aside.getByRole('img', { name: /Фото профиля/ })).toBeVisible();
    await aside.getByRole('button', { name: 'Отклонить' }).click();
    const dialog = office.getByRole('dialog', { name: 'Отклонить фото?' });
    await dialog.getByRole('button', { name: 'Отклонить' }).click();
    await expect(dialog.getByText('Обязательное поле').first()).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Причина' }).fill('На фото снимок экрана');
    await dialog.getByRole('button', { name: 'Отклонить' }).click();
    await expect(aside.getByText('Причина: На фото снимок экрана')).toBeVisible();
    await expect(ownerPage.getByText('Причина: На фото снимок экрана')).toBeVisible();
    await expect(ownerPage.getByText('Проверен, активен').first()).toBeVisible();
  });

  await test.step('the passport opens for a reason alone', async () => {
    await office.getByRole('tab', { name: /^Паспорт, документы/ }).click();
    await expect(office.getByText('•••• ••0418')).toBeVisible();
    await office.getByRole('button', { name: 'Показать паспорт' }).click();
    await expect(office.getByText('Обязательное поле').first()).toBeVisible();
    await expect(office.getByText(passport.passportNumber)).toHaveCount(0);
    await office.getByLabel('Зачем он нужен').fill('Договор аренды № 7');
    await office.getByRole('button', { name: 'Показать паспорт' }).click();
    await expect(office.getByText('6512 730418')).toBeVisible();
    await office.getByRole('button', { name: 'Скрыть' }).click();
    await expect(office.getByText('6512 730418')).toHaveCount(0);
  });

  await test.step('everything about the person is taken out as one file, without the passport', async () => {
    const file = await download(office, 'Скачать данные', /CSV/);
    expect(file.suggestedFilename()).toMatch(/^Пользователь № \d+ .*\.csv$/);
    const text = await textOf(file);
    expect(text).toContain('"Учётная запись";"Фамилия";"Бажин"');
    for (const secret of [passport.passportNumber, passport.passportAddress, passport.passportIssuedBy])
      expect(text).not.toContain(secret);
  });

  await test.step('the person sees who looked, at what and why', async () => {
    await ownerPage.goto('/app/marketplace/account/privacy');
    const views = ownerPage.getByRole('region', { name: 'Кто открывал ваши данные' });
    await expect(views.getByRole('listitem').filter({ hasText: 'Договор аренды № 7' })).toContainText('Паспорт');
    await expect(views.getByText(/Скачан файл CSV/)).toBeVisible();
    await expect(views.getByText(/Кузнецова И\. В\./).first()).toBeVisible();
  });

  await test.step('no screen of it scrolls sideways or shuts anybody out', async () => {
    for (const tab of ['Данные', /^Паспорт, документы/]) {
      await office.getByRole('tab', { name: tab }).click();
      await looksRight(office);
    }
  });

  await test.step('a colleague without the right sees nothing of it', async () => {
    const other = await (await browser.newContext()).newPage();
    await enter(other, await staffAtApi(operator));
    for (const path of ['/app/admin/users', new URL(office.url()).pathname]) {
      await other.goto(path);
      await expect(other.getByRole('heading', { name: /нет прав/ })).toBeVisible();
      await expect(other.getByText('Бажин')).toHaveCount(0);
    }
  });
  expect(problems).toEqual([]);
});
