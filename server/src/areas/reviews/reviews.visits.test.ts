import { momentOf } from '@venue/sdk';
import { addVisitReview, getSubjectReviews, getVisit } from '@venue/sdk/reviews';
import { exportReviews, getReview, listReviews, removeReview, saveReview } from '@venue/sdk/reviews/admin';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox } from '../../core/db/core.table.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { DAY, openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { event } from '../events/events.table.ts';
import { aTicketCheckedIn, doorsOpen } from '../tickets/tickets.testing.ts';
import { review } from './reviews.table.ts';
import { reviewVisit } from './reviews.visits.table.ts';

const words = { reviewAuthor: 'Зоя, фотограф', reviewRating: 4, reviewText: 'Свет как надо' };

describe.each(databaseKinds)('reviews of visits (%s)', kind => {
  let api: TestApi;
  let tariffId: number;
  const start = momentOf('2026-11-20', 12);
  beforeAll(async () => {
    api = await testApi({ kind, config: doorsOpen });
    ({ tariffId } = await openStudio(api));
  });
  afterAll(() => api.close());

  const asked = () => api.db.select().from(outbox).where(eq(outbox.event, 'review.visit')).orderBy(outbox.id);
  const ask = async (day: string, hour: number) => {
    api.clock.now = momentOf(day, hour);
    await api.runJob('reviews.ask');
    return asked();
  };
  /** A visit that is over, with the token of the SMS about it. */
  async function aVisit(hour: number) {
    api.clock.now = start;
    const customer = await api.aCustomer();
    const orderId = await paidBooking(api, customer, tariffId, [hour]);
    const sent = (await ask(DAY, 19)).filter(({ recipient }) => recipient === customer.phone);
    const [, token = ''] = /\/app\/reviews\/new#(\S+)/.exec(sent[0]?.body ?? '') ?? [];
    return { customer, orderId, token, sent };
  }
  const forget = async () => {
    await api.db.execute(sql`delete from review_visit`);
    await api.db.execute(sql`delete from outbox where event = 'review.visit'`);
  };
  const leave = (token: string, over = {}) => api.client().send(addVisitReview, { body: { token, ...words, ...over } });
  const ofRoom = async (roomId = 31) =>
    (await api.client().send(getSubjectReviews, { query: { roomId: roomId as never } })).message;
  // A session lasts for hours, and these tests for weeks.
  const asStaff = async () => api.as(await api.aStaff());
  const publish = async (reviewId: number, isPublished: boolean, version: number) =>
    (await asStaff()).send(saveReview, { body: { reviewId, isPublished, version } });
  const latest = async () => (await api.db.select().from(review).orderBy(sql`id desc`).limit(1))[0]?.id ?? 0;

  test('its customer is asked once, by day, when it is over', async () => {
    const { sent, orderId } = await aVisit(9);
    expect(sent).toMatchObject([{ body: expect.stringContaining('Фотостудия'), ofKind: 'booking', ofIds: [orderId] }]);
    expect(await ask('2026-12-04', 11)).toHaveLength(1);
    await forget();
    for (const [day, hour] of [
      [DAY, 11],
      [DAY, 21],
      ['2026-12-04', 3],
      ['2026-12-07', 12],
    ] as const)
      expect(await ask(day, hour), `${day} ${hour}`).toHaveLength(0);
    expect(await ask('2026-12-04', 10)).toHaveLength(1);
  });

  test('two servers ask once, and whoever stayed away is not asked', async () => {
    const { orderId } = await aVisit(10);
    await forget();
    await api.db.execute(sql`update booking set arrival = 'absent' where id <> ${orderId}`);
    api.clock.now = momentOf(DAY, 17);
    await Promise.all([api.runJob('reviews.ask'), api.runJob('reviews.ask')]);
    expect(await asked()).toHaveLength(1);
  });

  test('whoever has the link leaves one review, which staff publish, answer and take back', async () => {
    const { token } = await aVisit(11);
    expect(token).not.toBe('');
    expect((await api.client().send(getVisit, { body: { token } })).message).toEqual({
      visitTitle: 'Фотостудия',
      visitDay: DAY,
      hasReview: false,
    });
    const sent = await Promise.allSettled([1, 2, 3].map(() => leave(token)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(leave(token)).rejects.toMatchObject({ code: 'review_not_allowed' });
    expect((await api.client().send(getVisit, { body: { token } })).message.hasReview).toBe(true);
    const before = await ofRoom();
    const csv = await (await asStaff()).send(exportReviews, { query: { format: 'csv' } });
    expect(await csv.data.text()).toMatch(/"Свет как надо";"?4"?;.*"Фотостудия"/);
    const reviewId = await latest();
    expect((await (await asStaff()).send(getReview, { body: { reviewId } })).message).toMatchObject({
      visitTitle: 'Фотостудия',
      isPublished: false,
      reviewRating: 4,
    });
    await publish(reviewId, true, 1);
    const answer = { reviewId, version: 2, reviewAnswer: 'Спасибо, ждём снова!' };
    await (await asStaff()).send(saveReview, { body: answer });
    const after = await ofRoom();
    expect(after.count).toBe(before.count + 1);
    expect(after.reviews[0]).toMatchObject({
      reviewAuthor: 'Зоя, фотограф',
      reviewRating: 4,
      reviewAnswer: 'Спасибо, ждём снова!',
    });
    await publish(reviewId, false, 3);
    expect(await ofRoom()).toEqual(before);
    await (await asStaff()).send(removeReview, { body: { reviewId } });
    await expect(leave(token)).rejects.toMatchObject({ code: 'review_not_allowed' });
  });

  test('the average is that of the published reviews of the room alone', async () => {
    await api.db.execute(sql`delete from review`);
    expect(await ofRoom()).toEqual({ average: null, count: 0, reviews: [] });
    for (const [hour, reviewRating, isPublished] of [
      [12, 5, true],
      [13, 4, true],
      [14, 1, false],
    ] as const) {
      const { token } = await aVisit(hour);
      await leave(token, { reviewRating });
      if (isPublished) await publish(await latest(), true, 1);
    }
    expect(await ofRoom()).toMatchObject({
      average: 4.5,
      count: 2,
      reviews: [{ reviewRating: 4 }, { reviewRating: 5 }],
    });
    expect((await ofRoom(52)).count).toBe(0);
  });

  test('a link that was altered or is too old opens nothing', async () => {
    const { token } = await aVisit(15);
    for (const each of [`1${token}`, `${token}x`, 'x'])
      await expect(leave(each)).rejects.toMatchObject({ code: 'link_expired' });
    api.clock.now = new Date(api.clock.now.getTime() + 61 * 86_400_000);
    await expect(leave(token)).rejects.toMatchObject({ code: 'link_expired' });
  });

  test('who used a ticket is asked the day after the event', async () => {
    api.clock.now = start;
    await forget();
    await api.db.execute(sql`update booking set arrival = 'absent' where status = 2`);
    const { eventId } = await aTicketCheckedIn(api);
    const [row] = await api.db.select().from(event).where(eq(event.id, eventId));
    const day = row?.lastDay ?? '';
    expect(await ask(day, 19)).toHaveLength(0);
    const next = new Date(momentOf(day, 12).getTime() + 86_400_000);
    api.clock.now = next;
    await api.runJob('reviews.ask');
    const [message] = await asked();
    expect(message?.body).toContain('Ночь керамики');
    const [, token = ''] = /\/app\/reviews\/new#(\S+)/.exec(message?.body ?? '') ?? [];
    await leave(token, { reviewRating: 5 });
    const reviewId = await latest();
    await publish(reviewId, true, 1);
    expect(
      (await api.client().send(getSubjectReviews, { query: { eventId: eventId as never } })).message,
    ).toMatchObject({
      average: 5,
      count: 1,
    });
    expect(await api.db.select().from(reviewVisit)).toHaveLength(1);
    const { items } = await (await asStaff()).send(listReviews, { body: {} });
    expect(items[0]).toMatchObject({ visitTitle: 'Ночь керамики' });
  });

  test('who came several times is asked once, by however many servers, with an account or without', async () => {
    await forget();
    await api.db.execute(sql`update booking set arrival = 'absent' where status = 2`);
    await api.db.execute(sql`delete from check_in`);
    const askTwice = async (at: Date) => {
      api.clock.now = at;
      for (let run = 0; run < 2; run++) await Promise.all([api.runJob('reviews.ask'), api.runJob('reviews.ask')]);
      return (await asked()).map(each => each.recipient);
    };
    api.clock.now = start;
    const customer = await api.aCustomer();
    for (const hour of [16, 17]) await paidBooking(api, customer, tariffId, [hour]);
    expect(await askTwice(momentOf('2026-12-04', 12))).toEqual([customer.phone]);
    await forget();
    const guest = '9125550207';
    api.clock.now = start;
    const { eventId } = await aTicketCheckedIn(api);
    await aTicketCheckedIn(api);
    await api.db.execute(sql`update ticket_order set user_id = null, phone = ${guest}`);
    const [row] = await api.db.select().from(event).where(eq(event.id, eventId));
    const next = new Date(momentOf(row?.lastDay ?? '', 12).getTime() + 86_400_000);
    expect(await askTwice(next)).toEqual([guest]);
  });

  test('a room or an event, and not both', async () => {
    for (const query of [{}, { roomId: 31, eventId: 1 }])
      await expect(api.client().send(getSubjectReviews, { query: query as never })).rejects.toMatchObject({
        code: 'invalid_input',
      });
  });
});
