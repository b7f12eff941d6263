import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { centred } from '@venue/sdk';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { getReview, saveReview } from '@venue/sdk/reviews/admin';
import type { Review } from '@venue/sdk/reviews/model';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock } from '@venue/sdk/testing';
import { getVersion, listPublicationPlans, listVersions, planPublication } from '@venue/sdk/versions/admin';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import ReviewPage from './ReviewPage.tsx';

const server = startServer();
const person = userEvent.setup();

const review: Review = {
  reviewId: 7,
  reviewText: 'Зал тёмный',
  reviewAuthor: 'Анна',
  reviewVideoLink: '',
  reviewMeta: centred,
  reviewImage: null,
  isPublished: true,
  eventRequestId: null,
  eventRequestTitle: null,
  reviewRating: null,
  createdAt: '2026-11-01T05:00:00.000Z',
  updatedAt: '2026-11-19T05:00:00.000Z',
  version: 5,
  can: ['unpublish', 'remove'],
};
const { reviewAuthor, reviewVideoLink, reviewMeta } = review;
const former = { reviewText: 'Зал светлый', reviewAuthor, reviewVideoLink, reviewMeta };
const plan = {
  id: 7,
  publishAt: null,
  withdrawAt: '2026-12-07T15:00:00.000Z',
  who: 'Громова В.',
  refusal: 'Сначала заполните всё' as string | null,
};
let sent: unknown[] = [];
let plans = [plan];

beforeEach(() => {
  sent = [];
  plans = [plan];
  server.use(
    mock(getReview).replies({ message: review }),
    mock(setPresence).replies({ message: { success: true } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    mock(listVersions).replies({
      message: {
        versions: [
          {
            number: 2,
            at: '2026-11-19T05:00:00.000Z',
            who: 'Громова В.',
            changes: [{ field: 'reviewText', before: 'Зал светлый', after: 'Зал тёмный' }],
          },
          { number: 1, at: '2026-11-18T05:00:00.000Z', who: null, changes: [] },
        ],
        more: false,
        isShown: true,
        isPlanned: true,
      },
    }),
    mock(getVersion).replies({ message: { number: 1, data: former } }),
    mock(listPublicationPlans).replies(() => ({ message: { plans: [...plans] } })),
    mock(planPublication).replies(({ body }) => {
      sent.push(body);
      plans = [];
      return { message: { success: true } };
    }),
    mock(saveReview).replies(({ body }) => {
      sent.push(body);
      return { message: { ...review, ...former, version: 6 } };
    }),
  );
  renderPage(
    <Routes>
      <Route path="/reviews/edit/:reviewId" element={<ReviewPage />} />
    </Routes>,
    { at: '/reviews/edit/7' },
  );
});

it('says what each version changed, and brings a former one back by saving it', async () => {
  const list = within(await screen.findByRole('region', { name: 'Версии' }));
  const [newest, first] = await list.findAllByRole('listitem');
  expect(newest?.textContent).toMatch(/^Версия 2, сейчас на\sсайте · 19\.11\.2026 10:00 · Громова\sВ\.Отзыв/);
  expect(within(newest ?? document.body).getByText('Зал тёмный').tagName).toBe('INS');
  // What is on the site now needs no way back to it.
  expect(list.getAllByRole('button')).toHaveLength(1);

  await person.click(within(first ?? document.body).getByRole('button', { name: /^Вернуть\s*версию 1$/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Вернуть версию 1?' });
  expect(dialog.textContent).toMatch(/как были 18\.11\.2026 10:00, и\sпосетители увидят их сразу/);
  await person.click(within(dialog).getByRole('button', { name: 'Вернуть' }));
  expect(await screen.findByText(/^Отзыв (успешно )?обновл[её]н/)).not.toBeNull();
  expect(sent).toEqual([{ reviewId: 7, version: 5, ...former }]);
  expect(screen.getByRole('textbox', { name: 'Отзыв' })).toHaveProperty('value', 'Зал светлый');
});

it('a plan is read with what stopped it, and taken back', async () => {
  const card = within(await screen.findByRole('region', { name: 'Расписание' }));
  expect(await card.findByText(/^Снятие 07\.12\.2026\s20:00/)).not.toBeNull();
  expect(card.getByRole('alert').textContent).toContain('Сначала заполните всё');
  await person.click(card.getByRole('button', { name: 'Отменить расписание' }));
  expect(await card.findByText(/Запись можно снять с\sпубликации в\sназначенное время/)).not.toBeNull();
  expect(sent).toEqual([{ publishAt: null, withdrawAt: null }]);
});
