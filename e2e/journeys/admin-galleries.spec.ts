import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { ZipFile } from 'yazl';
import { enter, staffAtApi } from '../support/api.ts';
import { looksRight } from '../support/looks.ts';
import { test } from '../support/test.ts';

const photo = (room: string) =>
  readFileSync(new URL(`../../server/src/demo/pictures/rooms/${room}.webp`, import.meta.url));

test('a gallery is made of an archive, put in order by keyboard, published, removed and given back', async ({
  page,
}) => {
  await enter(page, await staffAtApi());
  const address = `proba-${Date.now() % 1_000_000}`;

  await test.step('it is made for an event, at an address that nobody else has', async () => {
    await page.goto('/app/admin/galleries');
    await page.getByRole('link', { name: 'Добавить фотогалерею' }).click();
    await page.getByRole('combobox', { name: 'Мероприятие' }).fill('мастерских');
    await page.getByRole('option', { name: /Ночь открытых мастерских/ }).click();
    const field = page.getByRole('textbox', { name: 'Адрес' });
    await expect(field).toHaveValue('noch-otkrytykh-masterskikh');
    await page.getByRole('button', { name: /^Добавить и/ }).click();
    await expect(page.getByText('Такой адрес галереи уже существует').first()).toBeVisible();
    await field.fill(address);
    await looksRight(page);
    await page.getByRole('button', { name: /^Добавить и/ }).click();
    await expect(page.getByText('Фотографий пока нет.')).toBeVisible();
  });

  await test.step('of an archive the good photos are added and the bad one is named', async () => {
    const zip = new ZipFile();
    for (const room of ['small-hall', 'lecture-hall']) zip.addBuffer(photo(room), `${room}.webp`);
    zip.addBuffer(Buffer.from('не фото'), 'битое.jpg');
    zip.end();
    const archive = { name: 'ночь.zip', mimeType: 'application/zip', buffer: await buffer(zip.outputStream) };
    await page.locator('input[type=file][multiple]').setInputFiles(archive);
    await expect(page.getByText('добавлено файлов: 2, пропущено: 1')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Что пропущено' })).toContainText('битое.jpg: Не');
    await expect(page.getByRole('list', { name: 'Фотографии галереи' }).getByRole('listitem')).toHaveCount(2);
    await looksRight(page);
  });

  await test.step('the second photo goes first by keyboard and is described', async () => {
    const photos = page.getByRole('list', { name: 'Фотографии галереи' });
    const second = await photos.getByRole('img').nth(1).getAttribute('src');
    await page.getByRole('button', { name: 'Переместить фото 2' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('Фото 2 из 2 взято')).toBeAttached();
    // Keys work only a moment after the photo has been picked up.
    await expect(async () => {
      await page.keyboard.press('ArrowLeft');
      await expect(page.getByText('Место 1 из 2')).toBeAttached({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('Space');
    await expect(photos.getByRole('img').first()).toHaveAttribute('src', second ?? '');
    await page.getByRole('button', { name: 'Изменить фото 1' }).click();
    await page.getByRole('textbox', { name: /Описание/ }).fill('Полный зал');
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
    await expect(photos.getByRole('listitem').first()).toContainText('Полный зал');
  });

  await test.step('it is published, removed, and given back from the note', async () => {
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Опубликовать' }).click();
    await expect(page.getByText('Галерея опубликована')).toBeVisible();
    await page.getByRole('button', { name: 'Удалить', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Галерея успешно удалена')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: address });
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(row).toContainText('Не опубликовано');
  });
});
