// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addVisitReview, getSubjectReviews, getVisit } from '@venue/sdk/reviews';
import { GuestReview, type SubjectReviews as Reviews } from '@venue/sdk/reviews/model';
import { mock, sample } from '@venue/sdk/testing';
import { expect, test } from 'vitest';
import { renderScreen } from '../app/testing.tsx';
import { startServer } from '../profile/profile.testing.tsx';
import { reviewPaths } from './reviews.paths.ts';
import { ratingAbout } from './reviews.rating.ts';
import { SubjectReviews } from './reviews.view.tsx';
import VisitReview from './VisitReview.tsx';

const server = startServer();
const review: GuestReview = {
  ...sample(GuestReview),
  reviewId: 1,
  reviewAuthor: 'Анна',
  reviewText: 'Свет как надо',
  reviewRating: 4,
  reviewAnswer: 'Спасибо!',
  reviewImage: null,
  reviewVideoLink: '',
  createdAt: '2026-11-20T07:00:00.000Z',
};
const reviews: Reviews = { average: 4.5, count: 2, reviews: [review] };

test('a room shows the average, the number and the latest with the answer of the venue', async () => {
  server.use(mock(getSubjectReviews).replies({ message: reviews }));
  renderScreen(<SubjectReviews subject={{ roomId: 31 }} />, { at: '/rooms/31' });
  const section = within(await screen.findByRole('region', { name: 'Отзывы' }));
  section.getByText(/4,5 из\s5/);
  section.getByText(/2\sотзыва/);
  section.getByText('Спасибо!');
  section.getByText('Ответ площадки');
});

test('search engines get what is published, and nothing where there is nothing', () => {
  expect(ratingAbout(undefined)).toEqual({});
  expect(ratingAbout({ average: null, count: 0, reviews: [] })).toEqual({});
  expect(ratingAbout(reviews)).toEqual({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
    review: [
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Анна' },
        datePublished: '2026-11-20',
        reviewBody: 'Свет как надо',
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
      },
    ],
  });
});

test('a review is left by the link of the SMS', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(getVisit).replies({ message: { visitTitle: 'Фотостудия', visitDay: '2026-12-03', hasReview: false } }),
    mock(addVisitReview).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  renderScreen(<VisitReview />, { at: `${reviewPaths.visit.path}#1.abc.x` });
  const user = userEvent.setup();
  await screen.findByText('Фотостудия');
  await user.click(screen.getByRole('radio', { name: /^5/ }));
  await user.type(screen.getByRole('textbox', { name: 'Как вас подписать' }), 'Зоя');
  await user.type(screen.getByRole('textbox', { name: 'Ваш отзыв' }), 'Тепло');
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }));
  await screen.findByText(/Спасибо за\sотзыв/);
  expect(sent).toEqual([{ token: '1.abc.x', reviewAuthor: 'Зоя', reviewRating: 5, reviewText: 'Тепло' }]);
});

test('a link that is used up or too old says so', async () => {
  server.use(mock(getVisit).fails('link_expired'));
  const { unmount } = renderScreen(<VisitReview />, { at: `${reviewPaths.visit.path}#x` });
  await screen.findByText(/Ссылка не\sдействует/);
  unmount();
  server.use(
    mock(getVisit).replies({ message: { visitTitle: 'Фотостудия', visitDay: '2026-12-03', hasReview: true } }),
  );
  renderScreen(<VisitReview />, { at: `${reviewPaths.visit.path}#y` });
  await screen.findByText('Отзыв уже оставлен');
});
