import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getBrand, listMyBrands } from '@venue/sdk/brands';
import { type BrandRow, brandStatus } from '@venue/sdk/brands/model';
import { getDraft, removeDraft, saveDraft } from '@venue/sdk/drafts';
import {
  type MarketItem,
  type MarketRequest,
  type MarketRequestItem,
  marketItemStatus,
  marketItemUnit,
  marketRequestStatus,
} from '@venue/sdk/market/model';
import { mock, sampleReply } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { renderScreen, signedIn } from '../app/testing.tsx';

const AT = '2026-11-20T04:00:00.000Z';

export const photo = {
  fileId: 5,
  url: '/files/a-1600.webp',
  thumb: '/files/a-640.webp',
  alt: 'Чашка',
  isMain: true,
};

export const aBrand = (over: Partial<BrandRow> = {}): BrandRow => ({
  brandId: 3,
  brandStatus: brandStatus.verified,
  brandName: 'Рябина',
  company: { companyName: '' },
  mainPhoto: null,
  activityKinds: [],
  address: { value: '', city: '', latitude: null, longitude: null },
  rejectionReason: null,
  createdAt: AT,
  updatedAt: AT,
  sentAt: null,
  can: ['edit'],
  ...over,
});

export const anItem = (over: Partial<MarketItem> = {}): MarketItem => ({
  itemId: 7,
  itemStatus: marketItemStatus.draft,
  brandId: 3,
  brandName: 'Рябина',
  itemName: 'Чашка',
  itemDescription: '<p>Глина</p>',
  itemArticle: 'Р-01',
  itemBarcode: '',
  itemPrice: 120_050,
  itemUnit: marketItemUnit.piece,
  itemWeight: 350,
  itemNeedsMarking: false,
  images: [photo],
  heldBy: null,
  createdAt: AT,
  updatedAt: AT,
  version: 4,
  can: ['edit', 'remove'],
  ...over,
});

export const placed = (over: Partial<MarketRequestItem> = {}): MarketRequestItem => ({
  ...anItem(),
  quantity: 2,
  comment: '',
  ...over,
});

export const aRequest = (over: Partial<MarketRequest> = {}): MarketRequest => {
  const items = over.items ?? [placed()];
  return {
    requestId: 12,
    requestStatus: marketRequestStatus.draft,
    brandId: 3,
    brandName: 'Рябина',
    contactName: 'Котова Мария',
    contactPhone: '9001234567',
    comment: '',
    itemsCount: items.length,
    total: items.reduce((sum, { itemPrice, quantity }) => sum + itemPrice * quantity, 0),
    rejectionReason: null,
    createdAt: AT,
    updatedAt: AT,
    sentAt: null,
    decidedAt: null,
    version: 2,
    can: ['edit', 'remove', 'send'],
    history: [
      { at: AT, requestStatus: marketRequestStatus.draft, what: 'Заявка создана', comment: '', who: 'Котова М.' },
    ],
    ...over,
    items,
  };
};

/** The reply of a list with these rows on its only page. */
export const pageOf = <Row,>(items: Row[]) => ({
  message: { page: 1, pageSize: 10, total: items.length, totalIsExact: true },
  items,
});

/** Starts a server for one test file; `usual` mocks what every screen of the market loads, without a saved draft. */
export function startServer() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  const usual = () => [
    mock(getDraft).replies({ message: { draft: null } }),
    mock(saveDraft).replies({ message: { savedAt: AT } }),
    mock(removeDraft).replies({ message: { success: true } }),
    mock(getBrand).replies(({ params }) => ({
      message: { ...sampleReply(getBrand).message, brandId: Number(params.id), brandName: 'Яшма' },
    })),
    mock(listMyBrands).replies(pageOf([aBrand(), aBrand({ brandId: 4, brandName: 'Клён' })])),
  ];
  return { server, usual };
}

/** Chooses one of my brands by its name. */
export async function chooseBrand(name: string) {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Бренд' }));
  await userEvent.click(await screen.findByRole('option', { name }));
}

/** Renders a screen at its address. */
export const renderPage = (path: string, screen: ReactNode, at = path) =>
  renderScreen(
    <Routes>
      <Route path={path} element={screen} />
      <Route path="*" element={null} />
    </Routes>,
    { at, session: signedIn() },
  );
