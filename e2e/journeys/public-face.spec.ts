import { expect } from '@playwright/test';
import { staffAtApi } from '../support/api.ts';
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
  const asked: string[] = [];
  await page.route('https://rutube.ru/**', route => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<p>Проигрыватель</p>' });
  });

  await page.goto('/app/reviews');
  const card = page.getByRole('listitem').filter({ hasText: text });
  await expect(card.getByText('Откроется проигрыватель RuTube')).toBeVisible();
  expect(await faultsOf(page, { within: 'main' })).toEqual([]);
  expect(asked).toEqual([]);
  await card.getByRole('button', { name: /Смотреть видео/ }).click();
  await expect(page.frameLocator('iframe').getByText('Проигрыватель')).toBeVisible();
  expect(asked).toEqual(['https://rutube.ru/play/embed/0a1b2c3d']);

  await reviews.admin.saveReview({ body: { reviewId, isPublished: false, version: 2 } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Отзывы' })).toBeVisible();
  await expect(card).toHaveCount(0);
});
