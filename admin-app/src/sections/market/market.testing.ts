import {
  type AdminMarketItem,
  type AdminMarketRequest,
  marketItemStatus,
  marketItemUnit,
  marketRequestStatus,
} from '@venue/sdk/market/model';

const AT = '2026-11-20T05:00:00.000Z';
const owner = {
  ownerId: 4,
  ownerName: 'Лаптева Дарья Сергеевна',
  ownerPhone: '9120000101',
  accountState: 'active' as const,
};
const fields = {
  brandId: 31,
  brandName: 'Уральская глина',
  itemName: 'Чайник «Камень»',
  itemDescription: '<p>Тёмная глина</p>',
  itemArticle: 'УГ-044',
  itemBarcode: '',
  itemPrice: 465_000,
  itemUnit: marketItemUnit.piece,
  itemWeight: 980,
  itemNeedsMarking: false,
};

/** An item that was confirmed at another price and is part of a request again. */
export const item: AdminMarketItem = {
  ...fields,
  ...owner,
  itemId: 12,
  itemStatus: marketItemStatus.draft,
  images: [],
  heldBy: 5,
  createdAt: AT,
  updatedAt: AT,
  version: 2,
  can: ['remove'],
  approved: { ...fields, itemPrice: 390_000, images: [], approvedAt: AT, approvedBy: 'Кузнецова И.' },
  applicationId: 7,
  isShown: false,
};

/** The request that contains the item. */
export const request: AdminMarketRequest = {
  ...owner,
  requestId: 5,
  requestStatus: marketRequestStatus.onVerification,
  brandId: 31,
  brandName: 'Уральская глина',
  contactName: 'Дарья Лаптева',
  contactPhone: '9120000101',
  comment: '',
  itemsCount: 1,
  total: 2_790_000,
  rejectionReason: null,
  createdAt: AT,
  updatedAt: AT,
  sentAt: AT,
  decidedAt: null,
  can: ['take', 'accept', 'reject', 'remove'],
  version: 1,
  history: [],
  applicationId: 8,
  items: [{ ...item, quantity: 6, comment: '' }],
};
