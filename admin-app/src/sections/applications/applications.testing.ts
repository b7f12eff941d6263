import { type ApplicationCard, adminRequestType, simpleRequestStatus } from '@venue/sdk/applications/model';
import { type AdminBrand, brandStatus, brandTimeOption } from '@venue/sdk/brands/model';

/** The application of a brand that nobody has taken yet. */
export const card: ApplicationCard = {
  requestId: 7,
  requestStatus: simpleRequestStatus.new,
  requestType: adminRequestType.brand,
  objectId: 31,
  objectTitle: 'Уральская глина',
  isAmendment: true,
  userId: 4,
  userName: 'Лаптева Дарья Сергеевна',
  userPhone: '9120000101',
  accountState: 'active',
  createdAt: '2026-11-20T05:00:00.000Z',
  dueAt: '2026-11-22T05:00:00.000Z',
  takenBy: null,
  takenAt: null,
  doneBy: null,
  doneAt: null,
  comment: '',
  can: ['take', 'finish'],
  history: [],
  nextId: 9,
};

const photo = (fileId: number, alt: string, isMain = false) => ({
  fileId,
  url: `/files/${fileId}-1600.webp`,
  thumb: `/files/${fileId}-640.webp`,
  alt,
  isMain,
});

const fields = {
  brandDescription: '<p>Посуда ручной работы</p>',
  brandSiteUrl: '',
  brandEmail: 'glina@example.ru',
  brandPhones: ['9120000101'],
  brandSocials: { vk: '', tg: '' },
  brandWorkingHours: { timeOption: brandTimeOption.daily, from: '10:00', to: '20:00', days: [] },
  address: { value: 'Екатеринбург, ул. Малышева, 51', city: 'Екатеринбург', latitude: null, longitude: null },
  activityKindIds: [1],
  organisationId: 2,
} as const;

/** A brand that was verified and then changed: a new name, one photo removed and one added. */
export const brand = {
  ...fields,
  brandPhones: [...fields.brandPhones],
  brandWorkingHours: { ...fields.brandWorkingHours, days: [] },
  activityKindIds: [...fields.activityKindIds],
  brandId: 31,
  brandStatus: brandStatus.onVerification,
  brandName: 'Уральская глина',
  company: { companyName: 'ООО «Глина»' },
  mainPhoto: photo(11, 'Чашка', true),
  activityKinds: [{ activityKindId: 1, activityKindName: 'Керамика' }],
  rejectionReason: null,
  createdAt: '2026-11-01T05:00:00.000Z',
  updatedAt: '2026-11-20T05:00:00.000Z',
  sentAt: '2026-11-20T05:00:00.000Z',
  can: ['take', 'confirm', 'reject', 'rework'],
  photos: [photo(11, 'Чашка', true), photo(12, 'Тарелка')],
  ownerCompany: { name: 'ООО «Глина»', type: 1, INN: '6670123456' },
  version: 3,
  history: [
    {
      at: '2026-11-20T05:00:00.000Z',
      brandStatus: 6,
      what: 'Отправлен на проверку',
      comment: '',
      who: 'Лаптева Д. С.',
    },
  ],
  ownerId: 4,
  ownerName: 'Лаптева Дарья Сергеевна',
  ownerPhone: '9120000101',
  accountState: 'active',
  approved: {
    ...fields,
    brandPhones: [...fields.brandPhones],
    brandWorkingHours: { ...fields.brandWorkingHours, days: [] },
    activityKindIds: [...fields.activityKindIds],
    brandName: 'Глина',
    companyName: 'ООО «Глина»',
    photos: [photo(10, 'Блюдо'), photo(11, 'Чашка', true)],
    approvedAt: '2026-11-02T05:00:00.000Z',
    approvedBy: 'Кузнецова И. В.',
  },
  applicationId: 7,
} satisfies AdminBrand;
