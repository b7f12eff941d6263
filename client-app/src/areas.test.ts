import { ArticleRow } from '@venue/sdk/articles/model';
import { BrandRow } from '@venue/sdk/brands/model';
import { MarketRequestRow } from '@venue/sdk/market/model';
import { sample } from '@venue/sdk/testing';
import { expect, test } from 'vitest';
import { cabinets } from './app/offers.ts';
import { screens } from './areas.ts';
import { articlesSentBack } from './articles/articles.cabinet.ts';
import { brandsSentBack } from './brands/brands.cabinet.ts';
import { requestsSentBack } from './market/market.cabinet.ts';

test('what was sent back tells why and leads to it; what waits for staff does not', () => {
  const brand = { ...sample(BrandRow), brandId: 4, brandName: 'Глина', rejectionReason: 'Нет фото' };
  const request = { ...sample(MarketRequestRow), requestId: 7, rejectionReason: null };
  const article = {
    ...sample(ArticleRow),
    articleId: 9,
    articleKind: 1 as const,
    articleTitle: 'О\u00a0глине',
    rejectionReason: 'Короткая',
  };
  const sent = [
    ...brandsSentBack([
      { ...brand, brandStatus: 5 },
      { ...brand, brandStatus: 6 },
      { ...brand, brandStatus: 4 },
    ]),
    ...requestsSentBack([
      { ...request, requestStatus: 4 },
      { ...request, requestStatus: 2 },
    ]),
    ...articlesSentBack([
      { ...article, statusValue: 8 },
      { ...article, statusValue: 3 },
    ]),
  ];
  expect(sent).toEqual([
    { title: 'Бренд «Глина»: на доработке', text: 'Нет фото', to: '/marketplace/account/brands/4/edit' },
    { title: 'Бренд «Глина»: отклонён', text: 'Нет фото', to: '/marketplace/account/brands/4/edit' },
    {
      title: 'Заявка №\u00a07: отклонена',
      text: 'Откройте, чтобы посмотреть причину',
      to: '/marketplace/account/marketrequests/7/edit',
    },
    { title: 'Статья «О\u00a0глине»: на доработке', text: 'Короткая', to: '/marketplace/account/articles/9' },
  ]);
});

test('what an area offers in the cabinet is found, so its area is in the list', async () => {
  const files = Object.keys(import.meta.glob('./*/*.cabinet.ts'));
  expect(files.length).toBeGreaterThan(9);
  expect(await cabinets()).toHaveLength(files.length);
});

test('every tile of the cabinet leads to a screen that exists, and none stands twice', async () => {
  const tiles = (await cabinets()).flatMap(each => each.tiles ?? []);
  const paths = new Set<string>(screens.map(each => each.path));
  expect(tiles.map(({ to }) => to.path.replace(/\?.*/, '')).filter(path => !paths.has(path))).toEqual([]);
  expect(new Set(tiles.map(({ to }) => to.path)).size).toBe(tiles.length);
  expect(tiles.length).toBeGreaterThan(12);
});
