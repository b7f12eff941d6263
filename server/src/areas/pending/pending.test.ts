import { listApplications } from '@venue/sdk/applications/admin';
import { articleStatus } from '@venue/sdk/articles/model';
import { brandStatus } from '@venue/sdk/brands/model';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { countPending } from '@venue/sdk/pending/admin';
import { MOST_PENDING } from '@venue/sdk/pending/model';
import { uploadAvatar } from '@venue/sdk/profile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { application } from '../applications/applications.table.ts';
import { anArticleIn } from '../articles/articles.testing.ts';
import { hold, openStudio } from '../bookings/bookings.testing.ts';
import { aBrandIn, aPicture } from '../brands/brands.testing.ts';
import { aRequestIn } from '../market/market.testing.ts';
import { withPassport } from '../profile/profile.testing.ts';
import { confirmAs } from '../users/users.testing.ts';

describe.each(databaseKinds)('what waits, on %s', database => {
  let api: TestApi;
  let office: Person;
  beforeAll(async () => {
    api = await testApi({ kind: database });
    office = await api.aStaff();
  });
  afterAll(() => api.close());

  const counts = async (as = office) => (await api.as(as).send(countPending, {})).message;
  const nothing = {
    application: 0,
    deletion: 0,
    user: 0,
    avatar: 0,
    brand: 0,
    marketRequest: 0,
    event: 0,
    eventWithoutHours: 0,
    eventInClosedTime: 0,
    eventRequestInClosedTime: 0,
    bookingInClosedTime: 0,
    eventRequest: 0,
    eventRequestMessage: 0,
    article: 0,
    news: 0,
    booking: 0,
    invoice: 0,
    overdueInvoice: 0,
    answeredUpd: 0,
    receipt: 0,
    refund: 0,
    roomRequest: 0,
    message: 0,
    workYear: 0,
  };

  test('nothing waits at first', async () => {
    expect(await counts()).toEqual(nothing);
  });

  test('each kind is counted as long as it waits', async () => {
    const { tariffId } = await openStudio(api);
    office = await api.aStaff();
    const customer = await api.aCustomer();
    await aBrandIn(api, customer, brandStatus.onVerification);
    await aBrandIn(api, customer, brandStatus.rework);
    await anArticleIn(api, customer, articleStatus.onVerification);
    await anArticleIn(api, customer, articleStatus.published);
    await api.as(customer).send(uploadAvatar, { body: { file: await aPicture('лицо.png') } });
    const person = await withPassport(api);
    await hold(api, customer, tariffId, [10]);
    expect(await counts()).toEqual({
      ...nothing,
      application: 4,
      user: 1,
      avatar: 1,
      brand: 1,
      article: 1,
      booking: 1,
      // It is December, and nobody has entered the coming year.
      workYear: 1,
    });
    await aRequestIn(api, customer, marketRequestStatus.onVerification);
    expect(await counts()).toMatchObject({ marketRequest: 1 });
    await confirmAs(api, office, person, { status: 2 });
    expect(await counts()).toMatchObject({ user: 0 });
    const queue = await api.as(office).send(listApplications, { query: {} });
    expect((await counts()).application).toBe(queue.message.total);
    api.clock.advance(2 * 3_600_000);
    expect(await counts()).toMatchObject({ booking: 0 });
  });

  test('counts stop where nobody counts any more', async () => {
    const row = { type: 5, objectTitle: 'Бренд', userId: office.id, createdAt: api.clock.now };
    const rows = Array.from({ length: MOST_PENDING + 5 }, (_, index) => ({ ...row, objectId: 10_000 + index }));
    await api.db.insert(application).values(rows);
    expect((await counts()).application).toBe(MOST_PENDING);
  });

  test('only what the reader may see is counted, and customers see nothing', async () => {
    expect(Object.keys(await counts(await api.aStaff(['brands.read', 'users.read']))).sort()).toEqual([
      'avatar',
      'brand',
      'deletion',
      'user',
    ]);
    expect(await counts(await api.aStaff([]))).toEqual({});
    await expect(counts(await api.aCustomer())).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(api.client().send(countPending, {})).rejects.toMatchObject({ code: 'access_denied' });
  });
});
