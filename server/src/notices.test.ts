import { confirmArticle, confirmNews } from '@venue/sdk/articles/admin';
import { confirmBrand } from '@venue/sdk/brands/admin';
import { acceptEvent } from '@venue/sdk/events/admin';
import { acceptRequest } from '@venue/sdk/market/admin';
import { confirmAvatar, confirmUser } from '@venue/sdk/users/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStudio } from './areas/bookings/bookings.testing.ts';
import { liveMessage, outbox } from './core/db/core.table.ts';
import { type TestApi, testApi } from './testing/api.ts';
import { opposites } from './testing/decisions/decisions.rows.ts';

/** The message the owner gets after each of the two opposite decisions; null where the screen is enough. */
const written: Readonly<Record<string, readonly [string | null, string | null]>> = {
  [confirmBrand.id]: [
    'Бренд Мастерская «Рябина»: подтверждён. Площадка',
    'Бренд Мастерская «Рябина»: отклонён. Не подходит. Площадка',
  ],
  [acceptRequest.id]: [null, 'Заявка бренда Мастерская «Рябина»: отклонена. Не подходит. Площадка'],
  [confirmArticle.id]: [
    'Статья «Как мы снимали каталог за один день»: опубликована. Площадка',
    'Статья «Как мы снимали каталог за один день»: возвращена на доработку. Не подходит. Площадка',
  ],
  [confirmNews.id]: [
    'Новость «Как мы снимали каталог за один день»: снята с публикации. Площадка',
    'Новость «Как мы снимали каталог за один день»: снята с публикации. Площадка',
  ],
  [acceptEvent.id]: ['принято, ждёт оплаты. К оплате 1 ₽. Площадка', 'отклонено. Не подходит. Площадка'],
  [confirmUser.id]: [
    'Учётная запись подтверждена и активна. Площадка',
    'В подтверждении отказано. Не подходит. Площадка',
  ],
  [confirmAvatar.id]: ['Фотография принята. Площадка', 'Фотография отклонена. Не подходит. Площадка'],
};

describe('the owner hears of a decision at once, and reads of it in an SMS', () => {
  let api: TestApi;
  let tariffId: number;
  beforeAll(async () => {
    api = await testApi();
    ({ tariffId } = await openStudio(api));
  });
  afterAll(() => api.close());

  test.each(Object.entries(written))('%s', async (id, texts) => {
    for (const [index, text] of texts.entries()) {
      const [one, other] = (await opposites[id]?.(api, tariffId)) ?? expect.unreachable(`no decisions for ${id}`);
      await api.db.delete(outbox);
      await api.db.delete(liveMessage);
      await [one, other][index]?.(api.as(await api.aStaff()));
      const rows = await api.db.select().from(outbox);
      expect(rows.map(({ kind, body }) => [kind, body])).toEqual(
        text === null ? [] : [['sms', expect.stringContaining(text)]],
      );
      const heard = await api.db.select({ topic: liveMessage.topic }).from(liveMessage);
      expect(heard.map(({ topic }) => topic)).toContainEqual(expect.stringMatching(/^info\//));
    }
  });
});
