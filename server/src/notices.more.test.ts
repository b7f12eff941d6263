import { restoreArticle } from '@venue/sdk/articles/admin';
import { articleStatus } from '@venue/sdk/articles/model';
import { cancelPaidBooking, releaseBooking } from '@venue/sdk/bookings';
import { removeEvent, restoreEvent } from '@venue/sdk/events/admin';
import { eventStatus } from '@venue/sdk/events/model';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { article } from './areas/articles/articles.table.ts';
import { anArticleIn } from './areas/articles/articles.testing.ts';
import { at, hold, openStudio, paidBooking } from './areas/bookings/bookings.testing.ts';
import { anEventIn } from './areas/events/events.testing.ts';
import { lettersTo, takeRole } from './areas/staff/staff.testing.ts';
import { type TestApi, testApi } from './testing/api.ts';

describe('an SMS tells', () => {
  let api: TestApi;
  let tariffId: number;
  beforeAll(async () => {
    api = await testApi();
    ({ tariffId } = await openStudio(api));
  });
  afterAll(() => api.close());

  test('the owner of an event that staff deleted it, and gave it back', async () => {
    const owner = await api.aCustomer();
    const office = api.as(await api.aStaff());
    const { eventId } = await anEventIn(api, owner, eventStatus.rejected);
    await office.send(removeEvent, { body: { eventId, seen: eventStatus.rejected } });
    await office.send(restoreEvent, { body: { eventId } });
    expect((await lettersTo(api, owner.phone)).slice(-2)).toEqual([
      expect.stringMatching(/^Мероприятие .*: удалено\. Площадка$/),
      expect.stringMatching(/^Мероприятие .*: восстановлено\. Площадка$/),
    ]);
  });

  test('the author of a deleted article that staff gave it back', async () => {
    const author = await api.aCustomer();
    const { articleId } = await anArticleIn(api, author, articleStatus.published);
    const { deleted, published } = articleStatus;
    await api.db.update(article).set({ status: deleted, deletedFrom: published }).where(eq(article.id, articleId));
    await api.as(await api.aStaff()).send(restoreArticle, { body: { articleId } });
    expect((await lettersTo(api, author.phone)).at(-1)).toMatch(/^Статья .*: восстановлена\. Площадка$/);
  });

  test('a colleague that the back office is closed to them', async () => {
    const colleague = await api.aStaff([]);
    await takeRole(api, await api.aStaff(), colleague.id);
    expect(await lettersTo(api, colleague.phone)).toEqual([expect.stringMatching(/^Ваш доступ сотрудника закрыт/)]);
  });

  test('whoever cancels a paid booking that it is off and what comes back', async () => {
    const anna = await api.aCustomer();
    const cancel = async (hour: number, refund: number) => {
      const orderId = await paidBooking(api, anna, tariffId, [hour]);
      if (refund < 150_000) api.clock.now = new Date(Date.parse(at(hour)) - 60_000);
      await api.as(anna).send(cancelPaidBooking, { body: { orderId, refund } });
      return (await lettersTo(api, anna.phone)).at(-1)?.replace(String(orderId), '7');
    };
    expect(await cancel(10, 150_000)).toBe('Вы отменили бронь № 7 (Фотостудия). Вернём 1 500 ₽. Площадка');
    expect(await cancel(11, 75_000)).toBe('Вы отменили бронь № 7 (Фотостудия). Вернём 750 ₽. Площадка');
  });

  test('nobody of a hold they let go: nothing was written of it before', async () => {
    const anna = await api.aCustomer();
    const orderId = await hold(api, anna, tariffId, [12]);
    await api.as(anna).send(releaseBooking, { body: { orderId } });
    expect(await lettersTo(api, anna.phone)).toEqual([]);
  });

  test('nobody of what they did themselves', async () => {
    const office = await api.aStaff();
    const { eventId } = await anEventIn(api, office, eventStatus.rejected);
    await api.as(office).send(removeEvent, { body: { eventId, seen: eventStatus.rejected } });
    expect(await lettersTo(api, office.phone)).toEqual([]);
  });
});
