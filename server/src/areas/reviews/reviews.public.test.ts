import { listGuestReviews } from '@venue/sdk/reviews';
import { createReview, saveReview } from '@venue/sdk/reviews/admin';
import { ReviewFields } from '@venue/sdk/reviews/model';
import { sample } from '@venue/sdk/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('visitors read what is published, newest first, twelve at a time; what is withdrawn is gone', async () => {
  const staff = api.as(await api.aStaff());
  const ids: number[] = [];
  for (let n = 1; n <= 14; n += 1) {
    const body = { ...sample(ReviewFields), reviewText: `Слова ${n}` };
    ids.push((await staff.send(createReview, { body })).message.reviewId);
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
  }
  const put = (reviewId: number, isPublished: boolean, version: number) =>
    staff.send(saveReview, { body: { reviewId, isPublished, version } });
  const read = (page: number) => api.client().send(listGuestReviews, { query: { page } });
  expect((await read(1)).items).toEqual([]);

  // Publishes all but the last.
  for (const id of ids.slice(0, 13)) await put(id, true, 1);
  const first = await read(1);
  expect(first.message).toEqual({ page: 1, pageSize: 12, total: 13, totalIsExact: true });
  expect(first.items.map(row => row.reviewText)).toEqual(Array.from({ length: 12 }, (_, n) => `Слова ${13 - n}`));
  expect(Object.keys(first.items[0] ?? {}).sort()).toEqual([
    'createdAt',
    'reviewAnswer',
    'reviewAuthor',
    'reviewId',
    'reviewImage',
    'reviewMeta',
    'reviewRating',
    'reviewText',
    'reviewVideoLink',
  ]);
  expect((await read(2)).items.map(row => row.reviewText)).toEqual(['Слова 1']);

  await put(ids[0] ?? 0, false, 2);
  expect((await read(2)).items).toEqual([]);
});
