import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { galleryType } from '@venue/sdk/galleries/model';
import { enter, staffAtApi } from '../support/api.ts';
import { desktop, faultsOf, phone } from '../support/looks.ts';
import { test } from '../support/test.ts';

const photo = (room: string) =>
  new File(
    [new Uint8Array(readFileSync(new URL(`../../server/src/demo/pictures/rooms/${room}.webp`, import.meta.url)))],
    `${room}.webp`,
    { type: 'image/webp' },
  );

/** Publishes the open record as staff, and opens its page on the site. */
async function publish(page: Page): Promise<Page> {
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Опубликовать' }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Посмотреть на сайте' }).click();
  return opened;
}

/** Withdraws the open record as staff, and checks that visitors no longer find it. */
async function withdraw(page: Page, site: Page, gone: string): Promise<void> {
  const results = `/app/search?q=${encodeURIComponent((await site.locator('h1').textContent()) ?? '')}`;
  const address = new URL(site.url()).pathname;
  await site.goto(results);
  await expect(site.locator(`main a[href$="${address}"]`)).toBeVisible();
  await page.getByRole('button', { name: 'Снять с публикации' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Снять с публикации' }).click();
  await expect(page.getByRole('link', { name: 'Посмотреть на сайте' })).toHaveCount(0);
  await site.reload();
  await expect(site.getByRole('searchbox')).toBeVisible();
  await expect(site.locator(`main a[href$="${address}"]`)).toHaveCount(0);
  await site.goto(address);
  await expect(site.getByText(gone)).toBeVisible();
  expect((await site.request.get(address)).status()).toBe(404);
}

test('a gallery is published, looked through by keyboard and on a phone, and withdrawn', async ({ page }) => {
  const staff = await staffAtApi();
  const { galleries } = staff;
  const [event] = (await galleries.admin.findGalleryEvents({ query: { value: 'мастерских' } })).message.events;
  const urlTranslit = `proba-${Date.now()}`;
  const made = { eventId: event?.eventId ?? 0, galleryType: galleryType.photo, urlTranslit };
  const { message: galleryId } = await galleries.admin.createGallery({ body: made });
  for (const room of ['small-hall', 'lecture-hall', 'exposition']) {
    const body = { galleryId, galleryType: galleryType.photo, fileArchive: photo(room) };
    await galleries.admin.uploadGalleryArchive({ body });
  }
  const { fileItems } = await galleries.admin.getGallery({ galleryId, body: { page: 1 } });
  const [first, , hidden] = fileItems.map(({ fileId }) => fileId);
  const described = { fileId: first ?? 0, fileDescription: 'Полный зал', fileAuthor: 'Пётр Белых' };
  await galleries.admin.saveGalleryFile({ body: described });
  await galleries.admin.saveGalleryFile({ body: { fileId: hidden ?? 0, isHidden: true } });

  await enter(page, staff);
  await page.goto(`/app/admin/galleries/photo/${galleryId}/edit`);
  await expect(page.getByRole('link', { name: 'Посмотреть на сайте' })).toHaveCount(0);
  const site = await publish(page);

  await test.step('visitors see its photos but the hidden one, and the way to its event', async () => {
    await expect(site).toHaveURL(new RegExp(`/app/galleries/${urlTranslit}$`));
    await expect(site.getByRole('heading', { level: 1 })).toHaveText(/мастерских\s—\sфото$/);
    await expect(site.getByRole('link', { name: 'О мероприятии' })).toHaveAttribute('href', /\/app\/events\/\d+$/);
    await expect(site.getByRole('list', { name: 'Фотографии' }).getByRole('listitem')).toHaveCount(2);
    expect(await faultsOf(site, { within: 'main', colours: true })).toEqual([]);
  });

  const dialog = site.getByRole('dialog', { name: 'Фотографии' });
  await test.step('keys open a photo, turn it and close it', async () => {
    await site.setViewportSize(desktop);
    const tile = site.getByRole('link', { name: 'Полный зал' });
    await tile.focus();
    await site.keyboard.press('Enter');
    await expect(dialog.getByRole('img', { name: 'Полный зал' })).toBeVisible();
    await expect(dialog.getByText('Автор: Пётр Белых')).toBeVisible();
    await site.keyboard.press('ArrowRight');
    await expect(dialog.getByText('2 из 2')).toBeVisible();
    expect(await faultsOf(site, { within: '[role=dialog]' })).toEqual([]);
    await site.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(tile).toBeFocused();
  });

  await test.step('on a phone the way back closes it, and its address opens it again', async () => {
    await site.setViewportSize(phone);
    await site.getByRole('link', { name: 'Полный зал' }).click();
    await expect(dialog).toBeVisible();
    const address = site.url();
    await site.goBack();
    await expect(dialog).toHaveCount(0);
    await site.goto(address);
    await expect(dialog.getByRole('img', { name: 'Полный зал' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await withdraw(page, site, 'Галерея не найдена');
});

test('a past project is published, read with its pictures in order, and withdrawn', async ({ page }) => {
  const staff = await staffAtApi();
  const { projects } = staff;
  const now = Date.now();
  const { id: projectId } = await projects.admin.createProject({
    body: {
      projectName: `Фестиваль фонарей ${now}`,
      projectDateStart: '2026-05-16',
      projectDateEnd: '2026-05-17',
      urlTranslit: `fonari-${now}`,
      projectDescription: '<p>Три этажа света и тени.</p>',
    },
  });
  const files = [photo('small-hall'), photo('exposition')];
  const { projectImages } = (await projects.admin.addProjectFiles({ body: { projectId, projectFiles: files } }))
    .message;
  const main = projectImages[1];
  await projects.admin.setMainProjectFile({ body: { projectId, fileId: main?.fileId ?? 0 } });

  await enter(page, staff);
  await page.goto(`/app/admin/past-projects-edit/${projectId}`);
  const site = await publish(page);
  await expect(site).toHaveURL(new RegExp(`/app/past-projects/fonari-${now}$`));
  await expect(site.getByText(/16–17 мая\s2026/)).toBeVisible();
  await expect(site.locator('article img').first()).toHaveAttribute('src', main?.thumb ?? '');
  await expect(site.getByRole('list', { name: 'Фотографии' }).getByRole('listitem')).toHaveCount(1);
  expect(await faultsOf(site, { within: 'main', colours: true })).toEqual([]);
  await site.getByRole('link', { name: 'Прошедшие проекты' }).first().click();
  await site.getByRole('link', { name: `Фестиваль фонарей ${now}` }).click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(`Фестиваль фонарей ${now}`);
  await expect(site.getByText('Три этажа света и тени.')).toBeVisible();
  await withdraw(page, site, 'Проект не найден');
});
