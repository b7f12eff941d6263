import { staffRecord } from '@venue/sdk/staff/kind';
import { recordSheet } from '../../core/files/recordSheet.ts';
import { momentCell } from '../../core/files/sheet.ts';
import { nameOf } from './staff.presenter.ts';
import type { MemberRow } from './staff.store.ts';

/** Accounts of staff in the export. */
export const staffSheet = recordSheet<MemberRow>()(staffRecord, [
  { field: 'userName', width: 36, value: ({ user }) => nameOf(user) },
  { field: 'roleTitle', width: 28, value: ({ role }) => role.title },
  { field: 'phone', width: 18, value: ({ user }) => user.phone },
  { field: 'lastSeenAt', width: 18, value: ({ user }) => user.lastSeenAt },
  // Accounts with an invitation have not set a password yet.
  { title: 'Приглашение действует до', width: 26, value: ({ invitation }) => momentCell(invitation?.expiresAt) },
  { field: 'sessions', width: 14, value: ({ sessions }) => sessions },
]);
