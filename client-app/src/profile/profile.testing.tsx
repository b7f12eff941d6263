import type { MyProfile, Organisation } from '@venue/sdk/profile/model';
import { getSubjectReviews } from '@venue/sdk/reviews';
import { mock } from '@venue/sdk/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** msw for a test file; any call that is not mocked is an error. Nobody has reviewed anything. */
export function startServer() {
  const server = setupServer(mock(getSubjectReviews).replies({ message: { average: null, count: 0, reviews: [] } }));
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

/** A person with a name and a confirmed phone, and nothing else. */
export const maria: MyProfile = {
  userId: 17,
  userPhone: '9001234567',
  userEmail: '',
  userPhoneActive: true,
  userEmailActive: false,
  userEmailBouncedAt: null,
  userVerify: false,
  userActive: true,
  bioINN: '',
  bioLastname: 'Котова',
  bioName: 'Мария',
  bioMiddlename: '',
  coworkingTestDayUsed: false,
  emailAccept: false,
  userAvatarExists: false,
  avatarConfirmStatus: 1,
  avatarUploadedAt: null,
  rejectionReason: null,
  verificationStatus: null,
  verificationReason: null,
  resident: null,
  card: null,
  passport: null,
  organisations: [],
  documents: [],
};

export const clay: Organisation = {
  organisationId: 5,
  name: 'ООО «Уральская глина»',
  type: 1,
  INN: '6671000001',
  KPP: '667101001',
  OGRN: '',
  legalAddress: 'г. Екатеринбург, ул. Малышева, д. 51',
  postalAddress: '',
  headPosition: '',
  headName: '',
  actsOn: '',
  bankName: '',
  BIK: '',
  account: '',
  correspondentAccount: '',
  phone: '',
  email: '',
};

/** The text that describes a field, by its `aria-describedby`. */
export const saidOf = (input: HTMLElement): string =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
