import { addEventRequestReview, addReviewByLink, getReviewLink } from '@venue/sdk/event-requests';
import { moveEventRequest } from '@venue/sdk/event-requests/admin';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../../core/db/core.table.ts';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { eventRequest } from '../event-requests/event-requests.table.ts';
import { aRequestAt, letItPass, openHalls } from '../event-requests/event-requests.testing.ts';
import { review } from './reviews.table.ts';

const { areaPreparation, happened } = eventRequestStatus;
const said = { reviewAuthor: 'Зоя, гостья', reviewRating: 5, reviewText: 'Тепло и\u00a0светло' };

describe.each(databaseKinds)('the link for a review (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let anna: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    await openHalls(api);
    staff = await api.aStaff(['eventRequests.read', 'eventRequests.manage']);
    anna = await api.aCustomer();
  });
  afterAll(() => api.close());

  /** A request whose event has just happened, with the token of the SMS that asks for a review. */
  async function held() {
    const id = await aRequestAt(api, anna, areaPreparation);
    await letItPass(api, id);
    await api.as(staff).send(moveEventRequest, { id, body: { seen: areaPreparation, status: happened } });
    const sent = await api.db.select().from(outbox).where(eq(outbox.event, 'eventRequest.review')).orderBy(outbox.id);
    const [, token = ''] = /\/app\/review#(\S+)/.exec(sent.at(-1)?.body ?? '') ?? [];
    expect(sent.at(-1)).toMatchObject({ recipient: anna.phone });
    return { id, token };
  }
  const visitor = () => api.client();
  const reviewsOf = (id: number) => api.db.select().from(review).where(eq(review.eventRequestId, id));

  test('anybody who has it leaves the one review of the event, which waits for staff', async () => {
    const { id, token } = await held();
    expect((await visitor().send(getReviewLink, { body: { token } })).message).toMatchObject({
      eventRequestTitle: 'Форум предпринимателей',
      hasReview: false,
    });
    await visitor().send(addReviewByLink, { body: { token, ...said } });
    expect(await reviewsOf(id)).toMatchObject([{ author: 'Зоя, гостья', rating: 5, isPublished: false }]);
    expect((await visitor().send(getReviewLink, { body: { token } })).message.hasReview).toBe(true);
    const again = { code: 'review_not_allowed' };
    await expect(visitor().send(addReviewByLink, { body: { token, ...said } })).rejects.toMatchObject(again);
    const own = { eventRequestId: id, reviewRating: 1, reviewText: 'Ещё раз' };
    await expect(api.as(anna).send(addEventRequestReview, { body: own })).rejects.toMatchObject(again);
  });

  test('is used up by its review, also when that one is removed', async () => {
    const { id, token } = await held();
    await visitor().send(addReviewByLink, { body: { token, ...said } });
    await api.db.delete(review).where(eq(review.eventRequestId, id));
    await expect(visitor().send(addReviewByLink, { body: { token, ...said } })).rejects.toMatchObject({
      code: 'review_not_allowed',
    });
  });

  test('is for an event that happened', async () => {
    const { id, token } = await held();
    await api.db.update(eventRequest).set({ status: areaPreparation }).where(eq(eventRequest.id, id));
    await expect(visitor().send(getReviewLink, { body: { token } })).rejects.toMatchObject({ code: 'link_expired' });
    await expect(visitor().send(addReviewByLink, { body: { token, ...said } })).rejects.toMatchObject({
      code: 'review_not_allowed',
    });
  });

  test('two at once leave one', async () => {
    const { id, token } = await held();
    const sent = await Promise.allSettled(
      [1, 2, 3].map(() => visitor().send(addReviewByLink, { body: { token, ...said } })),
    );
    expect(sent.filter(each => each.status === 'fulfilled')).toHaveLength(1);
    expect(await reviewsOf(id)).toHaveLength(1);
  });

  test('a changed one, and one of another event, opens nothing', async () => {
    const [one, other] = [await held(), await held()];
    const [, rest = ''] = /^\d+(.*)$/.exec(one.token) ?? [];
    // The last letter and the next one of the alphabet decode to the same bytes.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const next = letters[letters.indexOf(one.token.at(-1) ?? '') + 1];
    const changed = `${one.token.slice(0, -1)}${next}`;
    for (const token of [`${other.id}${rest}`, changed, `${one.token}x`, '1', 'x'.repeat(200)]) {
      const refused = { code: 'link_expired' };
      await expect(visitor().send(getReviewLink, { body: { token } })).rejects.toMatchObject(refused);
      await expect(visitor().send(addReviewByLink, { body: { token, ...said } })).rejects.toMatchObject(refused);
    }
  });

  test('ends after sixty days', async () => {
    const { token } = await held();
    const from = api.clock.now.getTime();
    api.clock.now = new Date(from + 60 * 86_400_000 - 1);
    expect((await visitor().send(getReviewLink, { body: { token } })).message.hasReview).toBe(false);
    api.clock.now = new Date(from + 60 * 86_400_000);
    await expect(visitor().send(addReviewByLink, { body: { token, ...said } })).rejects.toMatchObject({
      code: 'link_expired',
    });
    api.clock.now = new Date(from);
  });
});
