import { expect } from '@playwright/test';
import { visitReviewForms } from '../support/forms.customers.ts';
import { test } from '../support/test.ts';
import { walkAll } from '../support/walk.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a room shows what its visitors say, and the answer of the venue, also to search engines', async ({ page }) => {
  await page.goto('/app/rooms/31');
  const reviews = page.getByRole('region', { name: 'Отзывы' });
  await expect(reviews.getByText('4,5 из\u00a05')).toBeVisible();
  await expect(reviews.getByText('Ответ площадки')).toBeVisible();
  const about = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(about).toContain('"AggregateRating"');
  await page.goto('/app/rooms/52');
  await expect(page.getByRole('heading', { level: 1, name: 'Видеостудия' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Отзывы' })).toHaveCount(0);
});

test('a review is left by a link, once; what was typed survives a reload', async ({ page }) => {
  let hasReview = false;
  // The demo asks by day about visits that are over, so here the link is of nobody.
  await page.route('**/api/review/visit', route =>
    route.fulfill({ json: { message: { visitTitle: 'Фотостудия', visitDay: '2026-11-20', hasReview } } }),
  );
  await page.route('**/api/review/visit/add', route => {
    hasReview = true;
    return route.fulfill({ json: { message: { success: true } } });
  });
  expect(await walkAll(page, visitReviewForms)).toEqual([]);
  await page.goto('/app/reviews/new#1.1.y');
  await page.getByRole('radio', { name: '5: отлично' }).check({ force: true });
  await page.getByLabel('Как вас подписать').fill('Зоя');
  await page.getByLabel('Ваш отзыв').fill('Тепло и светло');
  await page.getByRole('button', { name: 'Отправить отзыв' }).click();
  await expect(page.getByText('Спасибо за\u00a0отзыв!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Отзыв уже оставлен')).toBeVisible();
});
