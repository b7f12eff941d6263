import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { centred } from '@venue/sdk';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { getReview, saveReview } from '@venue/sdk/reviews/admin';
import { Review } from '@venue/sdk/reviews/model';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock, sample } from '@venue/sdk/testing';
import {
  getVersion,
  listPublicationPlans,
  listVersions,
  planPublication,
  restoreVersionPictures,
} from '@venue/sdk/versions/admin';
import type { PictureChanges, VersionPicture } from '@venue/sdk/versions/model';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import ReviewPage from './ReviewPage.tsx';

const server = startServer();
const person = userEvent.setup();

const review: Review = {
  ...sample(Review),
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
const { reviewAuthor, reviewVideoLink, reviewMeta, reviewAnswer } = review;
const former = { reviewText: 'Зал светлый', reviewAuthor, reviewVideoLink, reviewMeta, reviewAnswer };
const plan = {
  id: 7,
  publishAt: null,
  withdrawAt: '2026-12-07T15:00:00.000Z',
  who: 'Громова В.',
  refusal: 'Сначала заполните всё' as string | null,
};
const same: PictureChanges = { addedPictures: [], removedPictures: [], mainPicture: null, isRearranged: false };
const portrait = { url: '/files/a-1600.webp', thumb: '/files/a-640.webp', alt: '', isMain: true };
const reviewImage = { fileId: 3, path: portrait.url, thumb: portrait.thumb };
let sent: unknown[] = [];
let plans = [plan];
let shown: Review = review;
let pictures: VersionPicture[] | null = null;

beforeEach(() => {
  sent = [];
  plans = [plan];
  shown = review;
  pictures = [portrait];
  server.use(
    mock(getReview).replies(() => ({ message: shown })),
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
            pictureChanges: { ...same, removedPictures: [portrait], isRearranged: true },
          },
          { number: 1, at: '2026-11-18T05:00:00.000Z', who: null, changes: [], pictureChanges: same },
        ],
        more: false,
        isShown: true,
        isPlanned: true,
      },
    }),
    mock(getVersion).replies(() => ({ message: { number: 1, data: former, pictures } })),
    mock(listPublicationPlans).replies(() => ({ message: { plans: [...plans] } })),
    mock(planPublication).replies(({ body }) => {
      sent.push(body);
      plans = [];
      return { message: { success: true } };
    }),
    mock(saveReview).replies(({ body }) => {
      sent.push(body);
      shown = { ...shown, ...former, version: 6 };
      return { message: shown };
    }),
    mock(restoreVersionPictures).replies(({ params: { versionId } }) => {
      sent.push({ versionId });
      shown = { ...shown, reviewImage };
      return { message: { success: true } };
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
  // The version on the site needs no restore button.
  expect(list.getAllByRole('button')).toHaveLength(1);

  expect(within(newest ?? document.body).getByText('Убрана картинка').nextSibling).toHaveProperty('tagName', 'DD');
  expect(within(newest ?? document.body).getByText('Другой порядок или подписи.')).not.toBeNull();
  expect(within(first ?? document.body).queryByRole('definition')).toBeNull();

  expect(await bring()).toMatch(
    /^Поля и\sкартинка станут такими, как были 18\.11\.2026 10:00, и\sпосетители увидят их/,
  );
  expect(await screen.findByText(/^Отзыв (успешно )?обновл[её]н/)).not.toBeNull();
  // The page shows the restored picture without a reload.
  expect(await screen.findByRole('link', { name: /^Открыть целиком/ })).toHaveProperty('pathname', portrait.url);
  expect(sent).toEqual([{ reviewId: 7, version: 5, ...former }, { versionId: '1' }]);
  expect(screen.getByRole('textbox', { name: 'Отзыв' })).toHaveProperty('value', 'Зал светлый');
});

/** Restores the first version; returns the text of the confirmation. */
async function bring(): Promise<string> {
  await person.click(await screen.findByRole('button', { name: /^Вернуть\s*версию 1$/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Вернуть версию 1?' });
  const asked = within(dialog).getByText(/^Поля/).textContent ?? '';
  await person.click(within(dialog).getByRole('button', { name: 'Вернуть' }));
  return asked;
}

it('pictures stay when the fields are refused', async () => {
  server.use(mock(saveReview).fails('invalid_input', { fields: { reviewText: 'Слишком длинно' } }));
  await bring();
  expect(await screen.findByText('Слишком длинно')).not.toBeNull();
  expect(sent).toEqual([]);
});

it('says that the fields are back and the pictures are not', async () => {
  server.use(mock(restoreVersionPictures).fails('unavailable'));
  await bring();
  expect(await screen.findByText(/^Поля вернулись, а\sкартинки остались нынешними\. /)).not.toBeNull();
});

it.each([
  ['had none', [], /увидят их сразу\. Поле «Картинка» станет пустым, как и\sтогда\.$/, 2],
  [
    'is from before pictures were kept',
    null,
    /Картинки останутся нынешними: в\sэтой версии их\sещё не\sзапоминали\.$/,
    1,
  ],
] as const)('says what becomes of pictures when a version %s', async (_, kept, words, calls) => {
  pictures = kept && [...kept];
  const asked = await bring();
  expect(asked).toMatch(/^Поля станут такими/);
  expect(asked).toMatch(words);
  await expect.poll(() => sent).toHaveLength(calls);
});

it('a plan is read with what stopped it, and taken back', async () => {
  const card = within(await screen.findByRole('region', { name: 'Расписание' }));
  expect(await card.findByText(/^Снятие 07\.12\.2026\s20:00/)).not.toBeNull();
  expect(card.getByRole('alert').textContent).toContain('Сначала заполните всё');
  await person.click(card.getByRole('button', { name: 'Отменить расписание' }));
  expect(await card.findByText(/Запись можно снять с\sпубликации в\sназначенное время/)).not.toBeNull();
  expect(sent).toEqual([{ publishAt: null, withdrawAt: null }]);
});
