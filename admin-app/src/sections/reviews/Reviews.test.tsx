import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { centred, type Plan } from '@venue/sdk';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { getReview, listReviews, saveReview } from '@venue/sdk/reviews/admin';
import { Review } from '@venue/sdk/reviews/model';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock, sample } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { noVersions } from '../../app/record/versions/versions.testing.ts';
import { renderPage, startServer } from '../../testing/render.tsx';
import ReviewPage from './ReviewPage.tsx';
import ReviewsPage from './ReviewsPage.tsx';

const server = startServer();
const person = userEvent.setup();

/** A review that a customer left after an event. */
const whole: Review = {
  ...sample(Review),
  reviewId: 7,
  reviewText: 'Зал светлый',
  reviewAuthor: 'Анна',
  reviewVideoLink: '',
  reviewMeta: centred,
  reviewImage: null,
  isPublished: false,
  eventRequestId: 3,
  eventRequestTitle: 'Форум',
  reviewRating: 4,
  createdAt: '2026-11-01T05:00:00.000Z',
  updatedAt: '2026-11-19T05:00:00.000Z',
  version: 2,
  can: ['publish', 'remove'],
};
let current = whole;
let sent: unknown[] = [];
let plan: Plan | null = null;
let asked: unknown;

beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  current = whole;
  sent = [];
  plan = null;
  server.use(
    mock(getReview).replies(() => ({ message: current })),
    mock(listReviews).replies(({ body }) => {
      asked = Reflect.get(Object(body), 'hasPlan');
      return {
        message: { page: 1, pageSize: 25, total: 1, totalIsExact: true },
        items: [{ ...current, plan }],
      };
    }),
    mock(setPresence).replies({ message: { success: true } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    ...noVersions,
    mock(saveReview).replies(({ body }) => {
      sent.push(body);
      current = { ...whole, ...(body as Partial<Review>), version: 3, can: ['unpublish', 'remove'] };
      return { message: current };
    }),
  );
});

const open = (at: string) =>
  renderPage(
    <Routes>
      <Route path="/reviews" element={<ReviewsPage />} />
      <Route path="/reviews/edit/:reviewId" element={<ReviewPage />} />
    </Routes>,
    { at },
  );
const answer = async (question: string, yes: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: question });
  await person.click(within(dialog).getByRole('button', { name: yes }));
};

it('a review that a customer left is read with its event, and published after the question', async () => {
  open('/reviews/edit/7');
  const event = await screen.findByRole('link', { name: 'Форум' });
  expect(event.getAttribute('href')).toBe('/event-requests/3');
  expect(screen.getByText('4 из 5')).not.toBeNull();
  expect(screen.getByText('Не опубликовано')).not.toBeNull();
  await person.click(screen.getByRole('button', { name: 'Опубликовать' }));
  await answer('Вы уверены, что хотите опубликовать этот отзыв?', 'Опубликовать');
  expect(await screen.findByText('Отзыв опубликован')).not.toBeNull();
  expect(sent).toEqual([
    {
      reviewId: 7,
      version: 2,
      isPublished: true,
      reviewText: 'Зал светлый',
      reviewAuthor: 'Анна',
      reviewVideoLink: '',
      reviewMeta: centred,
      reviewAnswer: whole.reviewAnswer,
    },
  ]);
  expect(await screen.findByRole('button', { name: /^Снять с\sпубликации$/ })).not.toBeNull();
});

it('a row of the list is published by its status alone', async () => {
  open('/reviews');
  await person.click(await screen.findByRole('button', { name: 'Действия' }));
  expect((await screen.findAllByRole('menuitem')).map(item => item.textContent)).toEqual(['Опубликовать', 'Удалить']);
  await person.click(screen.getByRole('menuitem', { name: 'Опубликовать' }));
  await answer('Вы уверены, что хотите опубликовать этот отзыв?', 'Опубликовать');
  expect(await screen.findByText('Отзыв опубликован')).not.toBeNull();
  expect(sent).toEqual([{ reviewId: 7, version: 2, isPublished: true }]);
});

it.each([
  ['Выйдет 3 декабря, 10:00', { publishAt: '2026-12-03T05:00:00.000Z', withdrawAt: null, refusal: null }],
  ['Снимем 3 декабря, 10:00', { publishAt: null, withdrawAt: '2026-12-03T05:00:00.000Z', refusal: null }],
  [
    'Не опубликовано в срок',
    { publishAt: '2026-12-03T05:00:00.000Z', withdrawAt: null, refusal: 'Сначала заполните всё' },
  ],
])('the list says «%s» beside the status, and is filtered by that', async (label, given) => {
  plan = given;
  open('/reviews');
  expect(await screen.findByText(label)).not.toBeNull();
  await person.click(screen.getByRole('button', { name: /^Фильтры/ }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Расписание' }), 'Запланированные');
  await vi.waitFor(() => expect(asked).toBe(true));
});
