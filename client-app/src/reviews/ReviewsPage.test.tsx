import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listGuestReviews } from '@venue/sdk/reviews';
import { GuestReview } from '@venue/sdk/reviews/model';
import { mock, sample } from '@venue/sdk/testing';
import { expect, test } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import { startServer } from '../profile/profile.testing.tsx';
import ReviewsPage from './ReviewsPage.tsx';
import { reviewPaths } from './reviews.paths.ts';

const server = startServer();
const one = (reviewId: number, over: Partial<GuestReview>): GuestReview => ({
  ...sample(GuestReview),
  reviewId,
  reviewImage: null,
  reviewVideoLink: '',
  reviewRating: null,
  ...over,
});
const replies = (items: GuestReview[], total = items.length) =>
  mock(listGuestReviews).replies({ message: { page: 1, pageSize: 12, total, totalIsExact: true }, items });
const open = () => renderScreen(<ReviewsPage />, { at: reviewPaths.list.path });

test('nothing is asked of another site before a click; then its player has the focus', async () => {
  server.use(replies([one(1, { reviewAuthor: 'Анна', reviewVideoLink: 'rutube.ru/video/0a1b2c' })]));
  const { container } = open();
  const button = await screen.findByRole('button', { name: /Смотреть видео.*RuTube/ });
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(button);
  const player = screen.getByTitle('Видеоотзыв: Анна');
  expect(player.getAttribute('src')).toBe('https://rutube.ru/play/embed/0a1b2c');
  expect(document.activeElement).toBe(player);
});

test('a video of an unknown host stays a link; who is not named is a guest; a rating is in words', async () => {
  const other = one(2, { reviewAuthor: '', reviewVideoLink: 'video.example/1', reviewRating: 4 });
  server.use(replies([other]));
  open();
  const card = within(await screen.findByRole('listitem'));
  card.getByRole('heading', { name: 'Гость площадки' });
  card.getByText(/Оценка 4 из\s5/);
  expect(card.getByRole('link').getAttribute('href')).toBe('https://video.example/1');
  expect(card.queryByRole('button')).toBeNull();
});

test('a long list is turned by pages, which the address keeps', async () => {
  server.use(replies([one(1, {})], 30));
  const { address } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Вперёд' }));
  expect(address()).toBe('/reviews?page=2');
});

test('there are none yet, or they cannot be read: the page says so', async () => {
  server.use(replies([]));
  const { unmount } = open();
  await screen.findByText('Отзывов пока нет');
  unmount();
  server.use(mock(listGuestReviews).fails('internal'));
  open();
  await screen.findByText('Не удалось загрузить отзывы');
});
