import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCard, getCardAvatar, getMyCardLink } from '@venue/sdk/cards';
import { getDraft } from '@venue/sdk/drafts';
import { getPrivacy, giveConsent } from '@venue/sdk/privacy';
import { consentTexts } from '@venue/sdk/privacy/model';
import { getProfile, saveProfile } from '@venue/sdk/profile';
import type { MyProfile } from '@venue/sdk/profile/model';
import { handlers, mock, sampleFile, sampleReply } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen, signedIn } from '../app/testing.tsx';
import CardPage from './CardPage.tsx';
import PublicCard from './PublicCard.tsx';

const server = setupServer(...handlers({ baseUrl: 'http://venue.test/api' }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const profile: MyProfile = {
  ...sampleReply(getProfile).message,
  card: null,
  bioLastname: 'Лаптева',
  bioName: 'Дарья',
  bioMiddlename: '',
  userPhone: '9120000101',
  userEmail: '',
  bioINN: '',
};
const card = {
  cardName: 'Дарья Лаптева',
  cardPosition: 'Гончар',
  cardCompany: '',
  cardPhone: '9120000101',
  cardEmail: '',
  cardSiteUrl: '',
  cardSocials: { vk: '', tg: '' },
  cardAbout: '',
  cardIsPublished: false,
};
const privacy = { consents: [], views: [], deletionAt: null, ahead: [] };
const open = () => {
  server.use(mock(getDraft).replies({ message: { draft: null } }));
  return renderScreen(<CardPage />, { at: '/marketplace/account/card', session: signedIn() });
};

test('a first card begins with what the person told about themselves, and is shown as it is written', async () => {
  const heard = vi.fn();
  server.use(
    mock(getProfile).replies({ message: profile }),
    mock(saveProfile).replies(({ body }) => {
      heard(body);
      return { message: { ...profile, card } };
    }),
  );
  open();
  const position = await screen.findByLabelText(/^Должность/);
  await userEvent.type(position, 'Гончар');
  const preview = within(screen.getByRole('region', { name: 'Так визитку увидят другие' }));
  expect(preview.getByRole('heading', { name: 'Лаптева Дарья' })).toBeTruthy();
  expect(preview.getByText('Гончар')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Визитка сохранена')).toBeTruthy();
  expect(heard.mock.calls[0]?.[0]).toMatchObject({
    bioName: 'Дарья',
    card: { cardName: 'Лаптева Дарья', cardPosition: 'Гончар', cardIsPublished: false },
  });
});

test('a wrong address is marked beside its field', async () => {
  server.use(mock(getProfile).replies({ message: { ...profile, card } }));
  open();
  await userEvent.type(await screen.findByLabelText(/^Почта/), 'a@b');
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findAllByText('Указан некорректный адрес электронной почты')).not.toHaveLength(0);
});

test('opening it by link asks for the consent once, with its whole text', async () => {
  const heard: unknown[] = [];
  server.use(
    mock(getProfile).replies({ message: { ...profile, card } }),
    mock(getPrivacy).replies({ message: privacy }),
    mock(giveConsent).replies(({ body }) => {
      heard.push(body);
      return { message: privacy };
    }),
    mock(saveProfile).replies(({ body }) => {
      heard.push((body as { card: typeof card }).card.cardIsPublished);
      return { message: { ...profile, card: { ...card, cardIsPublished: true } } };
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: /Открыть по\sссылке/ }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText(consentTexts.publication.text)).toBeTruthy();
  await userEvent.click(within(question).getByRole('button', { name: 'Отмена' }));
  expect(heard).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /Открыть по\sссылке/ }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Даю согласие' }));
  expect(await screen.findByText('Визитка открыта по ссылке')).toBeTruthy();
  expect(heard).toEqual([{ purpose: 'publication' }, true]);
});

test('an open card has a code, a link and a way to close it', async () => {
  const url = 'http://venue.test/app/card/abcdefgh';
  server.use(
    mock(getProfile).replies({ message: { ...profile, card: { ...card, cardIsPublished: true } } }),
    mock(getMyCardLink).replies({ message: { slug: 'abcdefgh', url } }),
  );
  open();
  expect(await screen.findByRole('img', { name: 'Код со ссылкой на визитку' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'venue.test/app/card/abcdefgh' }).getAttribute('href')).toBe(url);
  expect(screen.getByRole('button', { name: 'Закрыть доступ' })).toBeTruthy();
});

test('without a name there is nobody to make a card of', async () => {
  server.use(mock(getProfile).replies({ message: { ...profile, bioName: '' } }));
  open();
  expect(await screen.findByText('Сначала представьтесь')).toBeTruthy();
});

const visit = () =>
  renderScreen(
    <Routes>
      <Route path="/card/:slug" element={<PublicCard />} />
    </Routes>,
    { at: '/card/abcdefgh' },
  );

test('anybody with the link sees the card, and what it does not say is left out', async () => {
  const { cardIsPublished: _, ...visible } = card;
  server.use(
    mock(getCard).replies({ message: { ...visible, slug: 'abcdefgh', hasAvatar: true } }),
    mock(getCardAvatar).replies(sampleFile('image/webp')),
  );
  visit();
  expect(await screen.findByRole('heading', { level: 1, name: 'Дарья Лаптева' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /912/ }).getAttribute('href')).toBe('tel:+79120000101');
  expect(screen.queryByText('Почта')).toBeNull();
  expect(screen.getByRole('button', { name: /Сохранить в\sконтакты/ })).toBeTruthy();
});

test('a closed card says so', async () => {
  server.use(mock(getCard).fails('not_found'));
  visit();
  expect(await screen.findByText('Визитки по этой ссылке нет')).toBeTruthy();
});
