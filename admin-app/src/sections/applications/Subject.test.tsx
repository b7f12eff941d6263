import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ApplicationCard, adminRequestType } from '@venue/sdk/applications/model';
import { confirmArticle, confirmNews, getArticle } from '@venue/sdk/articles/admin';
import { articleKind, articleStatus } from '@venue/sdk/articles/model';
import { acceptEvent, getEvent, listCategories } from '@venue/sdk/events/admin';
import { ApprovedEvent, eventStatus } from '@venue/sdk/events/model';
import { acceptRequest, getItem, getRequest } from '@venue/sdk/market/admin';
import { marketRequestStatus } from '@venue/sdk/market/model';
import { avatarStatus } from '@venue/sdk/profile/model';
import { mock, sampleReply } from '@venue/sdk/testing';
import { confirmAvatar, confirmUser, getUser, getUserAvatar } from '@venue/sdk/users/admin';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderPage, startServer } from '../../testing/render.tsx';
import { card } from './applications.testing.ts';
import { Subject } from './Subject.tsx';

const server = startServer();
const person = userEvent.setup();

let sent: unknown[] = [];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
});

const open = (requestType: ApplicationCard['requestType']) =>
  renderPage(<Subject application={{ ...card, requestType }} />, { at: '/applications/7' });

/** Makes a decision and confirms it, with a reason if one is asked for. */
async function decide(label: RegExp, reason?: string) {
  await person.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  if (reason !== undefined) await person.type(dialog.getByLabelText('Причина'), reason);
  else expect(dialog.queryByLabelText('Причина')).toBeNull();
  await person.click(dialog.getByRole('button', { name: label }));
  await waitFor(() => expect(sent).toHaveLength(1));
}

/** Makes a decision that needs no confirmation, and closes the note that could cancel it. */
async function decideAtOnce(label: RegExp) {
  await person.click(await screen.findByRole('button', { name: label }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
  await person.click(await screen.findByRole('button', { name: 'Закрыть уведомление' }));
  await waitFor(() => expect(sent).toHaveLength(1));
}

const request = {
  ...sampleReply(getRequest).message,
  requestId: 31,
  requestStatus: marketRequestStatus.onVerification,
  brandName: 'Мастерская «Рябина»',
  total: 620_000,
  can: ['take', 'accept', 'reject'] as ('take' | 'accept' | 'reject')[],
};

it('a market request is shown with its goods and total, and accepted', async () => {
  server.use(
    mock(getRequest).replies({ message: request }),
    mock(acceptRequest).replies(({ body }) => {
      sent.push(body);
      return { message: request };
    }),
  );
  open(adminRequestType.marketRequest);
  // A name that already contains quotation marks gets no second pair.
  expect(await screen.findByRole('heading', { name: 'Товары бренда Мастерская «Рябина»' })).not.toBeNull();
  expect(screen.getByText(/^Итого/).textContent).toMatch(/6.200.₽/);
  await decideAtOnce(/^Принять$/);
  expect(sent).toEqual([
    { requestId: 31, seen: marketRequestStatus.onVerification, status: marketRequestStatus.accepted },
  ]);
});

it.each([
  [null, /пока не.предложен/],
  [31, /^заявке маркетплейса №.31$/],
])('goods in request %s are shown, and their request is what decides', async (heldBy, text) => {
  const item = { ...sampleReply(getItem).message, itemName: 'Кружка «Рябина»', itemPrice: 120_000, heldBy };
  server.use(mock(getItem).replies({ message: item }));
  open(adminRequestType.marketItem);
  expect(await screen.findByRole('heading', { name: 'Кружка «Рябина»' })).not.toBeNull();
  expect(screen.getByText(text)).not.toBeNull();
  expect(screen.getByText('Цена').nextElementSibling?.textContent).toMatch(/1.200.₽/);
  expect(screen.getByText(/Решать здесь сейчас нечего/)).not.toBeNull();
});

const article = {
  ...sampleReply(getArticle).message,
  articleId: 31,
  articleTitle: 'Как мы снимали каталог',
  statusValue: articleStatus.onVerification,
  version: 4,
  approved: null,
  cssUrl: null,
  can: ['confirm', 'rework', 'reject'] as ('confirm' | 'rework' | 'reject')[],
};

it('an article is decided as it was read: with its version', async () => {
  server.use(
    mock(getArticle).replies({ message: { ...article, articleKind: articleKind.article } }),
    mock(confirmArticle).replies(({ body }) => {
      sent.push(body);
      return { message: article };
    }),
  );
  open(adminRequestType.article);
  await decide(/^На.доработку$/, 'Нет источника');
  expect(sent).toEqual([{ seen: 2, status: articleStatus.rework, rejectionReason: 'Нет источника', version: 4 }]);
});

it('a news item is decided by the call of news', async () => {
  server.use(
    mock(getArticle).replies({ message: { ...article, articleKind: articleKind.news, can: ['confirm', 'reject'] } }),
    mock(confirmNews).replies(({ body }) => {
      sent.push(body);
      return sampleReply(confirmNews);
    }),
  );
  open(adminRequestType.news);
  await screen.findByRole('button', { name: /^Опубликовать$/ });
  expect(screen.queryByRole('button', { name: /^На.доработку$/ })).toBeNull();
  await decide(/^Опубликовать$/);
  expect(sent).toEqual([{ seen: 2, status: articleStatus.published, version: 4 }]);
});

const event = {
  ...sampleReply(getEvent).message,
  eventId: 31,
  eventTitle: 'Ночь камня',
  objectStatusId: eventStatus.onVerification,
  price: null,
  version: 4,
  cssUrl: null,
  can: ['confirm', 'rework', 'reject'] as ('confirm' | 'rework' | 'reject')[],
};

it('an event is compared with what was approved, and sent back as it was read', async () => {
  const was = { ...event, eventTitle: 'Ночь гончаров', approvedAt: event.createdAt, approvedBy: 'Кузнецова И. В.' };
  server.use(
    mock(getEvent).replies({ message: { ...event, approved: z.parse(ApprovedEvent, was) } }),
    mock(listCategories).replies({ message: { categories: [] } }),
    mock(acceptEvent).replies(({ body }) => {
      sent.push(body);
      return { message: event };
    }),
  );
  open(adminRequestType.event);
  expect((await screen.findByText('Ночь гончаров')).closest('del')).not.toBeNull();
  await decide(/^На.доработку$/, 'Уточните время');
  expect(sent).toEqual([{ seen: 2, status: eventStatus.rework, rejectionReason: 'Уточните время', version: 4 }]);
});

const user = {
  ...sampleReply(getUser).message,
  userId: 31,
  fullName: 'Лаптева Дарья Сергеевна',
  userAvatarExists: true,
  avatarConfirmStatus: avatarStatus.unchecked,
  avatarUploadedAt: '2026-11-20T05:00:00.000Z',
  verificationStatus: null,
  passport: { masked: '•••• ••5678', passportIssuedAt: '2015-03-04', savedAt: '2026-11-20T05:00:00.000Z' },
  can: ['confirm', 'refuse', 'acceptAvatar', 'declineAvatar'] as ('confirm' | 'refuse' | 'acceptAvatar')[],
};

it('a picture is shown before it can be decided about, and the decision names it', async () => {
  server.use(
    mock(getUser).replies({ message: user }),
    mock(getUserAvatar).replies({ data: new Blob(['x']), type: 'image/webp', name: 'avatar.webp' }),
    mock(confirmAvatar).replies(({ body }) => {
      sent.push(body);
      return { message: user };
    }),
  );
  open(adminRequestType.avatar);
  expect(await screen.findByRole('img', { name: /Фото профиля/ })).not.toBeNull();
  await decide(/^Отклонить$/, 'Не видно лица');
  expect(sent).toEqual([
    {
      seen: 1,
      status: avatarStatus.declined,
      rejectionReason: 'Не видно лица',
      avatarUploadedAt: user.avatarUploadedAt,
    },
  ]);
});

it('a picture that does not come cannot be decided about', async () => {
  server.use(mock(getUser).replies({ message: user }), mock(getUserAvatar).fails('not_found'));
  open(adminRequestType.avatar);
  expect(await screen.findByText(/удалось загрузить фото/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: /^Принять$/ })).toBeNull();
});

it('a person is confirmed, with the passport masked', async () => {
  server.use(
    mock(getUser).replies({ message: user }),
    mock(confirmUser).replies(({ body }) => {
      sent.push(body);
      return { message: user };
    }),
  );
  open(adminRequestType.user);
  expect(await screen.findByText(/•••• ••5678/)).not.toBeNull();
  await decideAtOnce(/^Подтвердить$/);
  expect(sent).toMatchObject([{ seen: 0, status: 2 }]);
});
