import { Resident, ResidentRow, residentStatus } from '@venue/sdk/residents/model';
import { sample } from '@venue/sdk/testing';

/** A published resident as the list shows it. */
export const row: ResidentRow = {
  ...sample(ResidentRow),
  residentId: 7,
  residentName: 'Мастерская «Печь и глина»',
  residentSiteUrl: 'pech.example',
  residentIsActual: true,
  residentStatus: residentStatus.published,
  residentImage: null,
  userId: null,
  userName: null,
  accountState: null,
  updatedAt: '2026-11-19T05:00:00.000Z',
  version: 3,
  can: ['unpublish'],
};

/** The same resident as its editor reads it. */
export const whole: Resident = { ...sample(Resident), ...row, residentDescription: '<p>Лепим.</p>', submitted: null };

export const pageOf = (...items: readonly ResidentRow[]) => ({
  message: { page: 1, pageSize: 25, total: items.length, totalIsExact: true },
  items: items.map(item => ({ ...item, plan: null })),
});
