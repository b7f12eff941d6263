import type { Standing } from '@venue/sdk/rooms/model';

/** A paid booking of two hours in hours that are closed. */
export const aStanding = (over: Partial<Standing> = {}): Standing => ({
  kind: 'booking',
  id: 57,
  title: '',
  roomName: 'Фотостудия',
  runs: [{ start: '2026-12-31T05:00:00.000Z', end: '2026-12-31T07:00:00.000Z' }],
  state: 'paid',
  customer: 'Белова Анна',
  phone: '9120000101',
  accountState: 'active',
  paid: 300_000,
  back: 300_000,
  ...over,
});
