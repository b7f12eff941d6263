import { ArticleRow } from '@venue/sdk/articles/model';
import { BrandRow } from '@venue/sdk/brands/model';
import { EventRequestRow } from '@venue/sdk/event-requests/model';
import { MarketRequestRow } from '@venue/sdk/market/model';
import { OrderInvoice } from '@venue/sdk/papers/model';
import { sample } from '@venue/sdk/testing';
import { expect, test } from 'vitest';
import { cabinets, publicPushes } from './app/cabinet/offers.ts';
import { articlesWaiting } from './articles/articles.cabinet.ts';
import { brandsWaiting } from './brands/brands.cabinet.ts';
import { eventRequestsWaiting } from './event-requests/event-requests.cabinet.ts';
import { requestsWaiting } from './market/market.cabinet.ts';
import { invoicesWaiting } from './papers/invoicesWaiting.ts';

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
    ...brandsWaiting([
      { ...brand, brandStatus: 5 },
      { ...brand, brandStatus: 6 },
      { ...brand, brandStatus: 4 },
    ]),
    ...requestsWaiting([
      { ...request, requestStatus: 4 },
      { ...request, requestStatus: 2 },
    ]),
    ...articlesWaiting([
      { ...article, statusValue: 8 },
      { ...article, statusValue: 3 },
    ]),
  ];
  expect(sent).toEqual([
    { title: 'Бренд «Глина»: на доработке', text: 'Нет фото', to: '/marketplace/account/brands/4/edit' },
    { title: 'Бренд «Глина»: отклонён', text: 'Нет фото', to: '/marketplace/account/brands/4/edit' },
    {
      title: 'Заявка на\u00a0маркетплейс №\u00a07: отклонена',
      text: 'Откройте, чтобы посмотреть причину',
      to: '/marketplace/account/marketrequests/7/edit',
    },
    { title: 'Статья «О\u00a0глине»: на доработке', text: 'Короткая', to: '/marketplace/account/articles/9' },
  ]);
});

test('drafts stand in one line: the only one by its name, several by their number', () => {
  const draft = { ...sample(BrandRow), brandId: 4, brandName: 'Глина', brandStatus: 1 as const };
  expect(brandsWaiting([draft])).toMatchObject([
    { title: 'Бренд «Глина»: черновик', to: '/marketplace/account/brands/4/edit', isLater: true },
  ]);
  expect(brandsWaiting([draft, { ...draft, brandId: 5 }])).toMatchObject([
    { title: 'Черновики брендов: 2', to: '/marketplace/account/brands', isLater: true },
  ]);
});

test('of event requests waits what the customer has to answer, to pay or to read', () => {
  const row = { ...sample(EventRequestRow), eventRequestTitle: 'Форум', unread: 0, proposalStatus: null, can: [] };
  const waiting = eventRequestsWaiting([
    { ...row, eventRequestId: 1, eventRequestStatus: 4, proposalStatus: 1 },
    { ...row, eventRequestId: 2, eventRequestStatus: 4, proposalStatus: 2 },
    { ...row, eventRequestId: 3, eventRequestStatus: 6 },
    { ...row, eventRequestId: 4, eventRequestStatus: 7, unread: 2 },
    { ...row, eventRequestId: 5, eventRequestStatus: 11, can: ['review'] },
    { ...row, eventRequestId: 6, eventRequestStatus: 2 },
  ]);
  expect(waiting.map(({ to, text }) => [to.split('/').at(-1), text])).toEqual([
    ['1', expect.stringMatching(/^Площадка прислала предложение/)],
    ['3', expect.stringMatching(/^Оплатите счёт/)],
    ['4', 'Новых сообщений: 2'],
    ['5', 'Расскажите, как всё прошло'],
  ]);
});

test('an invoice that waits leads to what it is for', () => {
  const invoice = { ...sample(OrderInvoice), invoiceNumber: '12', invoiceEnd: null, received: 0 };
  const waiting = invoicesWaiting([
    { ...invoice, orderInvoiceStatus: 'awaiting', orderIds: [3], eventRequestId: null },
    { ...invoice, orderInvoiceStatus: 'awaiting', orderIds: [], eventRequestId: 7 },
    { ...invoice, orderInvoiceStatus: 'paid', orderIds: [4], eventRequestId: null },
  ]);
  expect(waiting.map(({ to }) => to)).toEqual(['/booking/order/3/payment', '/account/requests/edit/7']);
});

test('what an area offers in the cabinet is found, so its area is in the list', async () => {
  const files = Object.keys(import.meta.glob('./*/*.cabinet.ts'));
  expect(files.length).toBeGreaterThan(6);
  expect(await cabinets()).toHaveLength(files.length);
});

test('visitors follow all that goes to everybody', async () => {
  const all = (await cabinets()).flatMap(({ pushes = [] }) => pushes);
  const open = all.filter(({ topics }) => topics.includes('residents'));
  expect(open.length).toBeGreaterThan(2);
  const followed = await publicPushes();
  expect(open.filter(push => !followed.includes(push))).toEqual([]);
});
