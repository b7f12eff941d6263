import { expect } from '@playwright/test';
import { brandStatus, brandTimeOption } from '@venue/sdk/brands/model';
import { contragentType } from '@venue/sdk/profile/model';
import { newCustomer, staffAtApi } from '../support/api.ts';
import { faultsOf } from '../support/looks.ts';
import { test } from '../support/test.ts';

test('somebody joins the team, is seen on the site once published, and is gone when withdrawn', async ({ page }) => {
  const { collaborators } = await staffAtApi();
  const name = `Нина Юрьева ${Date.now()}`;
  const body = { collaboratorText: `${name}\nМонтирует сцену` };
  const { collaboratorId } = (await collaborators.admin.createCollaborator({ body })).message;
  const put = (isPublished: boolean, version: number) =>
    collaborators.admin.saveCollaborator({ body: { collaboratorId, isPublished, version } });
  const heading = page.getByRole('heading', { level: 2, name });

  await page.goto('/app/venue');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Команда' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Команда' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Ольга Демидова' })).toBeVisible();
  await expect(heading).toHaveCount(0);

  await put(true, 1);
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByText('Монтирует сцену')).toBeVisible();
  expect(await faultsOf(page, { within: 'main' })).toEqual([]);

  await put(false, 2);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'Ольга Демидова' })).toBeVisible();
  await expect(heading).toHaveCount(0);
});

test('a video of a review is asked of its host after a click only, and the policy of the page lets it in', async ({
  page,
}) => {
  const { reviews } = await staffAtApi();
  const reviewMeta = { 'object-position': '50% 50%', 'object-fit': 'cover' } as const;
  const text = `Вернёмся весной, ${Date.now()}`;
  const body = { reviewText: text, reviewAuthor: 'Анна', reviewVideoLink: 'rutube.ru/video/0a1b2c3d', reviewMeta };
  const { reviewId } = (await reviews.admin.createReview({ body })).message;
  await reviews.admin.saveReview({ body: { reviewId, isPublished: true, version: 1 } });
  const requests: string[] = [];
  await page.route('https://rutube.ru/**', route => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Проигрыватель</p>' });
  });

  await page.goto('/app/reviews');
  const card = page.getByRole('listitem').filter({ hasText: text });
  await expect(card.getByText('Откроется проигрыватель RuTube')).toBeVisible();
  expect(await faultsOf(page, { within: 'main' })).toEqual([]);
  expect(requests).toEqual([]);
  await card.getByRole('button', { name: /Смотреть видео/ }).click();
  await expect(page.frameLocator('iframe').getByText('Проигрыватель')).toBeVisible();
  expect(requests).toEqual(['https://rutube.ru/play/embed/0a1b2c3d']);

  await reviews.admin.saveReview({ body: { reviewId, isPublished: false, version: 2 } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Отзывы' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a brand is on the site from its verification until its owner changes it', async ({ page }) => {
  const owner = await newCustomer();
  const staff = await staffAtApi();
  const brandName = `Рябина ${Date.now()}`;
  const { activities } = (await owner.brands.listActivities({})).message;
  const company = {
    name: 'ООО «Рябина»',
    type: contragentType.company,
    INN: '6670123456',
    KPP: '667001001',
    OGRN: '1106670000000',
    legalAddress: 'Екатеринбург, ул. Малышева, 51',
    headPosition: 'Директор',
    headName: 'Рябинина Анна Петровна',
  };
  const { organisationId } = (await owner.brands.addCompany({ body: company })).message;
  const fields = {
    brandName,
    brandDescription: '<p>Керамика ручной работы</p>',
    brandSiteUrl: '',
    brandEmail: '',
    brandPhones: ['9120000101'],
    brandSocials: { vk: 'https://vk.com/ryabina', tg: '' },
    brandWorkingHours: { timeOption: brandTimeOption.byAppointment, from: '', to: '', days: [] },
    address: { value: 'Екатеринбург, ул. Малышева, 51', city: 'Екатеринбург', latitude: null, longitude: null },
    activityKindIds: activities.slice(0, 1).map(kind => kind.activityKindId),
    organisationId,
  };
  const { id: brandId } = await owner.brands.addBrand({ body: fields });
  await page.goto('/app/brands');
  const file = new File([new Uint8Array(await page.screenshot())], 'мастерская.png', { type: 'image/png' });
  await owner.brands.addBrandPhoto({ body: { file, brandId } });
  await owner.brands.sendBrandForVerification({ body: { brandId } });
  const results = `/app/brands?search=${encodeURIComponent(brandName)}`;
  await page.goto(results);
  await expect(page.getByText('Ничего не нашлось')).toBeVisible();

  const seen = brandStatus.onVerification;
  await staff.brands.admin.confirmBrand({ id: brandId, body: { seen, status: brandStatus.verified } });
  await page.reload();
  await page.getByRole('link', { name: brandName }).click();
  await expect(page.getByRole('heading', { level: 1, name: brandName })).toBeVisible();
  await expect(page.getByRole('link', { name: 'vk.com/ryabina' })).toBeVisible();
  await expect(page.getByText('По записи')).toBeVisible();
  await expect(page.getByText('ООО «Рябина»')).toHaveCount(0);
  expect(
    await page
      .locator('main img')
      .first()
      .evaluate((img: HTMLImageElement) => img.complete),
  ).toBe(true);
  expect(await faultsOf(page, { within: 'main' })).toEqual([]);

  const { version } = (await owner.brands.getBrand({ id: brandId })).message;
  await owner.brands.saveBrand({ id: brandId, body: { ...fields, brandPhones: ['9120000102'], version } });
  await page.reload();
  await expect(page.getByText('Бренд не найден')).toBeVisible();
  expect((await page.request.get(`/app/brands/${brandId}`)).status()).toBe(404);
});

test('a banner is made, is seen on the first page while it is active, and is gone afterwards', async ({ page }) => {
  const { banners } = await staffAtApi();
  const before = (await banners.admin.listBanners({ body: { saleBannerIsActive: true } })).items[0];
  const title = `Неделя керамики ${Date.now()}`;
  const { id: saleBannerId } = await banners.admin.addBanner({
    body: {
      saleBannerTitle: title,
      saleBannerText: 'Мастерские показывают новые вещи',
      saleBannerLink: '',
      saleBannerMeta: { 'object-position': '50% 50%', 'object-fit': 'cover' },
      saleBannerFrom: null,
      saleBannerTo: null,
      saleBannerAdvertiser: 'ООО «Глина», ИНН 6671081234',
      saleBannerErid: '2VtzqvFmUXw',
    },
  });
  const banner = page.getByRole('region', { name: title });
  const open = async () => {
    await page.goto('/app/venue');
    await expect(page.getByRole('heading', { level: 2, name: 'Ближайшие мероприятия' })).toBeVisible();
  };
  await open();
  const file = new File([new Uint8Array(await page.screenshot())], 'баннер.png', { type: 'image/png' });
  await banners.admin.addBannerImage({ body: { file, saleBannerId } });
  await expect(banner).toHaveCount(0);

  await banners.admin.activateBanner({ body: { saleBannerId, seen: false } });
  await open();
  await expect(banner.getByText('Реклама. ООО «Глина», ИНН 6671081234. erid: 2VtzqvFmUXw')).toBeVisible();
  const shape = async () => {
    const box = await banner.locator('img').boundingBox();
    return box && Math.round((box.width / box.height) * 10) / 10;
  };
  expect(await shape()).toBe(4);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await shape()).toBe(1.8);
  expect(await faultsOf(page, { within: '[aria-labelledby=banner]' })).toEqual([]);

  await banners.admin.deactivateBanner({ body: { saleBannerId, seen: true } });
  await open();
  await expect(banner).toHaveCount(0);
  if (before) await banners.admin.activateBanner({ body: { saleBannerId: before.saleBannerId, seen: false } });
});
