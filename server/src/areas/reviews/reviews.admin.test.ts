import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { centred, newIdempotencyKey } from '@venue/sdk';
import { runBulk } from '@venue/sdk/bulk/admin';
import {
  createReview,
  exportReviews,
  getReview,
  listReviews,
  removeReview,
  removeReviewImage,
  saveReview,
  uploadReviewImage,
} from '@venue/sdk/reviews/admin';
import { ReviewFields } from '@venue/sdk/reviews/model';
import { searchRecords } from '@venue/sdk/search/admin';
import { sample } from '@venue/sdk/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { aPicture } from '../brands/brands.testing.ts';
import { aRequestAt, openHalls } from '../event-requests/event-requests.testing.ts';
import { addReviewOfEvent } from './reviews.store.ts';

const fields: ReviewFields = {
  ...sample(ReviewFields),
  reviewText: 'Зал светлый, чай горячий',
  reviewAuthor: 'Анна, хор «Рассвет»',
  reviewVideoLink: '',
  reviewMeta: centred,
};

describe.each(databaseKinds)('reviews of staff (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    await openHalls(api);
    staff = await api.aStaff();
  });
  beforeEach(() => api.db.execute(sql`delete from review`));
  afterAll(() => api.close());

  const add = async (over: Partial<ReviewFields> = {}) =>
    (await api.as(staff).send(createReview, { body: { ...fields, ...over } })).message.reviewId;
  const read = async (reviewId: number) => (await api.as(staff).send(getReview, { body: { reviewId } })).message;
  const save = (body: { reviewId: number; version: number; isPublished?: boolean } & Partial<ReviewFields>) =>
    api.as(staff).send(saveReview, { body });
  const logged = async (reviewId: number) => {
    const { rows } = await api.db.execute(
      sql`select call_id as call, before, after from audit where subject = 'review' and subject_id = ${reviewId} order by id`,
    );
    return rows;
  };
  const onDisk = (url: string) => existsSync(join(api.config.dataDir, 'files', url.replace('/files/', '')));
  /** Adds a customer's review of their event and returns its id. */
  const left = async () => {
    const customer = await api.aCustomer();
    const eventRequestId = await aRequestAt(api, customer, 11);
    const at = { createdAt: api.clock.now, updatedAt: api.clock.now };
    const said = { text: 'Форум прошёл', author: 'Зоя', rating: 4, meta: centred };
    return (await addReviewOfEvent(api.db, { ...said, ...at, userId: customer.id, eventRequestId })) ?? 0;
  };

  test('a new one is seen by nobody until it is published; both stand in the log', async () => {
    const reviewId = await add();
    expect(await read(reviewId)).toMatchObject({
      ...fields,
      isPublished: false,
      reviewImage: null,
      reviewRating: null,
      version: 1,
      can: ['publish', 'remove'],
    });
    const { message } = await save({ reviewId, version: 1, isPublished: true });
    expect(message).toMatchObject({ ...fields, isPublished: true, version: 2, can: ['unpublish', 'remove'] });
    expect(await logged(reviewId)).toEqual([
      { call: 'admin.review.create', before: null, after: { ...fields, isPublished: false } },
      { call: 'admin.review.update', before: { isPublished: false }, after: { isPublished: true } },
    ]);
  });

  test('a text of blanks and a link that is none are refused beside their fields', async () => {
    const refused = { code: 'invalid_input' };
    await expect(add({ reviewText: '  ' })).rejects.toMatchObject({
      ...refused,
      fields: { reviewText: 'Обязательное поле' },
    });
    await expect(add({ reviewVideoLink: 'просто текст' })).rejects.toMatchObject({
      ...refused,
      fields: { reviewVideoLink: expect.stringContaining('Укажите корректную ссылку') },
    });
    const reviewId = await add();
    await expect(api.db.execute(sql`update review set text = ' ' where id = ${reviewId}`)).rejects.toThrow();
  });

  test('of two who save the same version the second gets a conflict with what is saved', async () => {
    const reviewId = await add();
    const results = await Promise.allSettled(
      ['Первая', 'Вторая'].map(reviewAuthor => save({ reviewId, version: 1, reviewAuthor })),
    );
    const current = await read(reviewId);
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'conflict', data: { current, savedAt: current.updatedAt } } },
    ]);
    expect(current.version).toBe(2);
  });

  test('a picture is replaced with its files, and goes with the review', async () => {
    const reviewId = await add();
    const upload = async () => {
      const body = { file: await aPicture(), reviewId };
      return (await api.as(staff).send(uploadReviewImage, { body })).message;
    };
    const first = await upload();
    const second = await upload();
    expect(await read(reviewId)).toMatchObject({ reviewImage: second, version: 1 });
    expect([onDisk(first.path), onDisk(second.path), onDisk(second.thumb)]).toEqual([false, true, true]);
    const drop = (fileId: number) => api.as(staff).send(removeReviewImage, { body: { reviewId, fileId } });
    await expect(drop(first.fileId)).rejects.toMatchObject({ code: 'not_found' });
    await drop(second.fileId);
    expect((await read(reviewId)).reviewImage).toBeNull();

    const third = await upload();
    await api.as(staff).send(removeReview, { body: { reviewId } });
    await expect(read(reviewId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(api.as(staff).send(removeReview, { body: { reviewId } })).rejects.toMatchObject({ code: 'not_found' });
    expect([onDisk(third.path), onDisk(third.thumb)]).toEqual([false, false]);
    expect((await logged(reviewId)).at(-1)).toMatchObject({ call: 'admin.review.remove', before: fields });
  });

  test('what a customer left stands among them, with the event and the mark', async () => {
    const reviewId = await left();
    await add();
    const list = async (ofEvents?: boolean) => {
      const body = ofEvents === undefined ? {} : { ofEvents };
      return (await api.as(staff).send(listReviews, { body })).items;
    };
    expect(await list()).toHaveLength(2);
    expect(await list(true)).toMatchObject([
      { reviewId, eventRequestTitle: 'Форум предпринимателей', reviewRating: 4, isPublished: false },
    ]);
    expect(await list(false)).toMatchObject([{ eventRequestId: null }]);
  });

  test('the list sorts, filters and searches on the server; the search of the back office finds them', async () => {
    const [one, two] = [await add(), await add({ reviewAuthor: 'Борис', reviewText: 'Звук 100% чистый' })];
    await save({ reviewId: one, version: 1, isPublished: true });
    const ids = async (body: object) =>
      (await api.as(staff).send(listReviews, { body })).items.map(row => row.reviewId);
    expect(await ids({ sort: 'reviewAuthor', order: 'asc' })).toEqual([one, two]);
    expect(await ids({ isPublished: false })).toEqual([two]);
    expect(await ids({ search: 'ЧАЙ' })).toEqual([one]);
    expect(await ids({ search: '100%' })).toEqual([two]);
    expect(await ids({ search: '_' })).toEqual([]);
    const { groups } = (await api.as(staff).send(searchRecords, { query: { q: 'светлый' } })).message;
    expect(groups.flatMap(({ items }) => items)).toMatchObject([
      { title: fields.reviewAuthor, to: `/reviews/edit/${one}` },
    ]);
  });

  test('the export holds everything filtered, and no cell runs as a formula', async () => {
    await add({ reviewText: '=HYPERLINK("x")', reviewAuthor: 'Борис' });
    await add();
    const reviewId = await left();
    const query = { format: 'csv', ofEvents: false, search: 'Борис' } as const;
    const csv = await api.as(staff).send(exportReviews, { query });
    const text = await csv.data.text();
    expect(csv.name).toMatch(/^Отзывы .+\.csv$/);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).not.toContain(fields.reviewAuthor);
    const ofEvents = await (
      await api.as(staff).send(exportReviews, { query: { format: 'csv', ofEvents: true } })
    ).data.text();
    expect(ofEvents.trim().split('\n')).toHaveLength(2);
    expect(ofEvents).toContain((await read(reviewId)).eventRequestTitle);
    const nobody = api.as(await api.aStaff(['brands.manage']));
    await expect(nobody.send(exportReviews, { query: {} })).rejects.toMatchObject({ status: 403 });
  });

  test('all of a view are published at once', async () => {
    const [one, two] = [await add(), await add()];
    await save({ reviewId: one, version: 1, isPublished: true });
    const run = (action: string, count: number, filter: Record<string, boolean>) =>
      api.as(staff).send(runBulk, { body: { action, filter, count } }, { idempotencyKey: newIdempotencyKey() });
    expect((await run('reviews.publish', 2, {})).message).toMatchObject({ total: 2, done: 1, already: 1, skipped: [] });
    expect(await read(two)).toMatchObject({ isPublished: true, version: 2 });
    expect((await run('reviews.unpublish', 2, { isPublished: true })).message).toMatchObject({ done: 2 });
    expect((await read(one)).isPublished).toBe(false);
  });

  test('who may only read sees them without what may be done', async () => {
    const reviewId = await add();
    const reader = api.as(await api.aStaff(['reviews.read']));
    expect((await reader.send(getReview, { body: { reviewId } })).message.can).toEqual([]);
    await expect(reader.send(saveReview, { body: { reviewId, version: 1, isPublished: true } })).rejects.toMatchObject({
      code: 'profile_denied',
    });
    expect((await read(reviewId)).isPublished).toBe(false);
  });
});
