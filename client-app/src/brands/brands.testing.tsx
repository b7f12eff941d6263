import { listActivities, listMyCompanies } from '@venue/sdk/brands';
import { type Brand, brandStatus, brandTimeOption } from '@venue/sdk/brands/model';
import { getDraft, removeDraft, saveDraft } from '@venue/sdk/drafts';
import { contragentType, type Organisation } from '@venue/sdk/profile/model';
import { mock } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { renderScreen, signedIn } from '../app/testing.tsx';

const AT = '2026-11-20T04:00:00.000Z';

const photo = {
  fileId: 5,
  url: '/files/a-1600.webp',
  thumb: '/files/a-640.webp',
  alt: 'Ваза на столе',
  isMain: true,
};

export const company: Organisation = {
  organisationId: 3,
  name: 'ООО «Рябина»',
  type: contragentType.company,
  INN: '6670123456',
  KPP: '667001001',
  OGRN: '1106670000000',
  legalAddress: 'Екатеринбург, ул. Малышева, 51',
  headPosition: 'Директор',
  headName: 'Рябинина Анна Петровна',
  postalAddress: '',
  actsOn: '',
  bankName: '',
  BIK: '',
  account: '',
  correspondentAccount: '',
  phone: '',
  email: '',
};

/** A brand with all it needs. */
export const aBrand = (over: Partial<Brand> = {}): Brand => ({
  brandId: 12,
  brandStatus: brandStatus.draft,
  brandName: 'Рябина',
  company: { companyName: company.name },
  mainPhoto: photo,
  activityKinds: [{ activityKindId: 2, activityKindName: 'Керамика' }],
  address: { value: 'Екатеринбург, ул. Вайнера, 9', city: 'Екатеринбург', latitude: null, longitude: null },
  rejectionReason: null,
  createdAt: AT,
  updatedAt: AT,
  sentAt: null,
  can: ['edit', 'send', 'remove'],
  brandDescription: '<p>Посуда ручной работы</p>',
  brandSiteUrl: 'ryabina.example',
  brandEmail: '',
  brandPhones: ['9120000101'],
  brandSocials: { vk: '', tg: '' },
  brandWorkingHours: { timeOption: brandTimeOption.daily, from: '10:00', to: '20:00', days: [] },
  activityKindIds: [2],
  organisationId: company.organisationId,
  photos: [photo],
  ownerCompany: { name: company.name, type: company.type, INN: company.INN },
  version: 4,
  history: [{ at: AT, brandStatus: brandStatus.draft, what: 'Бренд создан', comment: '', who: 'Котова М.' }],
  ...over,
});

/** Mocks what every screen of brands requests, without a saved draft. */
export function startServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  const usual = () => [
    mock(getDraft).replies({ message: { draft: null } }),
    mock(saveDraft).replies({ message: { savedAt: AT } }),
    mock(removeDraft).replies({ message: { success: true } }),
    mock(listMyCompanies).replies({ message: { companies: [company] } }),
    mock(listActivities).replies({
      message: {
        activities: [
          { activityKindId: 1, activityKindName: 'Одежда' },
          { activityKindId: 2, activityKindName: 'Керамика' },
        ],
      },
    }),
  ];
  return { server, usual };
}

/** Renders a screen at its address. */
export const renderPage = (path: string, screen: ReactNode, at: string) =>
  renderScreen(
    <Routes>
      <Route path={path} element={screen} />
      <Route path="*" element={null} />
    </Routes>,
    { at, session: signedIn() },
  );
