import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { centred } from '@venue/sdk';
import { addBanner, getBanner, listBanners, saveBanner } from '@venue/sdk/banners/admin';
import { SaleBanner } from '@venue/sdk/banners/model';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock, sample } from '@venue/sdk/testing';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { noVersions } from '../../app/record/versions/versions.testing.ts';
import { renderPage, startServer } from '../../testing/render.tsx';
import BannerPage from './BannerPage.tsx';
import BannersPage from './BannersPage.tsx';
import CreateBannerPage from './CreateBannerPage.tsx';

const server = startServer();
const person = userEvent.setup();

const fields = {
  saleBannerTitle: 'Скидка на фотостудию',
  saleBannerText: '',
  saleBannerLink: '',
  saleBannerMeta: centred,
  saleBannerFrom: null,
  saleBannerTo: null,
  saleBannerAdvertiser: '',
  saleBannerErid: '',
};
const whole: SaleBanner = {
  ...sample(SaleBanner),
  ...fields,
  saleBannerId: 7,
  saleBannerIsActive: false,
  saleBannerImage: { fileId: 1, url: '/files/a-1600.webp', thumb: '/files/a-640.webp', alt: '' },
  createdAt: '2026-11-01T05:00:00.000Z',
  updatedAt: '2026-11-19T05:00:00.000Z',
  version: 2,
  can: ['activate', 'remove'],
};
let current = whole;
let sent: unknown[] = [];

beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  current = whole;
  sent = [];
  server.use(
    mock(getBanner).replies(() => ({ message: current })),
    mock(listBanners).replies(() => ({
      message: { page: 1, pageSize: 25, total: 1, totalIsExact: true },
      items: [current],
    })),
    mock(setPresence).replies({ message: { success: true } }),
    mock(listPresence).replies({ message: { others: [] } }),
    mock(listHistory).replies({ message: { entries: [], more: false } }),
    ...noVersions,
    mock(saveBanner).replies(({ body }) => {
      sent.push(body);
      current = { ...whole, ...(body as Partial<SaleBanner>), version: 3, can: ['deactivate', 'remove'] };
      return { message: current };
    }),
  );
});

const open = (at: string) =>
  renderPage(
    <Routes>
      <Route path="/advertising_banner" element={<BannersPage />} />
      <Route path="/advertising_banner/create" element={<CreateBannerPage />} />
      <Route path="/advertising_banner/:saleBannerId/edit" element={<BannerPage />} />
    </Routes>,
    { at },
  );

it('is activated from its row without a question, as the specification has it', async () => {
  open('/advertising_banner');
  await person.click(await screen.findByRole('button', { name: 'Действия' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Активировать' }));
  expect(await screen.findByText('Баннер активирован')).not.toBeNull();
  expect(sent).toEqual([{ saleBannerId: 7, version: 2, saleBannerIsActive: true }]);
});

it('shows both frames of its picture, and is activated with what was typed', async () => {
  open('/advertising_banner/7/edit');
  const frames = within(await screen.findByRole('list', { name: 'Как будет видно' })).getAllByRole('listitem');
  expect(frames.map(frame => frame.textContent)).toEqual(['На\u00a0компьютере', 'На\u00a0телефоне']);
  await person.type(screen.getByRole('textbox', { name: /^Текст/ }), 'До конца ноября');
  await person.click(screen.getByRole('button', { name: /^Сохранить и\sактивировать$/ }));
  expect(await screen.findByText('Баннер активирован')).not.toBeNull();
  expect(sent).toEqual([
    { ...fields, saleBannerId: 7, version: 2, saleBannerIsActive: true, saleBannerText: 'До конца ноября' },
  ]);
});

it('says that an active banner is not shown today', async () => {
  current = { ...whole, saleBannerIsActive: true, saleBannerTo: '2020-01-01', can: ['deactivate', 'remove'] };
  open('/advertising_banner/7/edit');
  expect(await screen.findByText(/^Баннер активен/)).not.toBeNull();
});

it('a new one of somebody else without a token keeps the form and says what is missing', async () => {
  server.use(
    mock(addBanner).replies(({ body }) => {
      sent.push(body);
      return { id: 7, message: whole };
    }),
  );
  open('/advertising_banner/create');
  await person.type(await screen.findByRole('textbox', { name: 'Заголовок' }), 'Выставка');
  await person.type(screen.getByRole('textbox', { name: /^Рекламодатель/ }), 'ООО «Малахит»');
  await person.click(screen.getByRole('button', { name: 'Добавить' }));
  expect((await screen.findAllByText('Обязательное поле')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await person.type(screen.getByRole('textbox', { name: /^Токен/ }), '2Vtz');
  await person.click(screen.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByRole('button', { name: 'Активировать' })).not.toBeNull();
  expect(sent).toEqual([
    { ...fields, saleBannerTitle: 'Выставка', saleBannerAdvertiser: 'ООО «Малахит»', saleBannerErid: '2Vtz' },
  ]);
});
