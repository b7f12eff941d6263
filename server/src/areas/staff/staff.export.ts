import { momentCell, phoneCell, type SheetColumn } from '../../core/files/sheet.ts';
import { nameOf } from './staff.presenter.ts';
import type { MemberRow } from './staff.store.ts';

/** Accounts of staff in the export. */
export const staffSheet: readonly SheetColumn<MemberRow>[] = [
  { title: 'Сотрудник', width: 36, value: ({ user }) => nameOf(user) },
  { title: 'Роль', width: 28, value: ({ role }) => role.title },
  { title: 'Телефон', width: 18, value: ({ user }) => phoneCell(user.phone) },
  { title: 'Последний вход', width: 18, value: ({ user }) => momentCell(user.lastSeenAt) },
  // Whoever has one has not set a password yet.
  { title: 'Приглашение действует до', width: 26, value: ({ invitation }) => momentCell(invitation?.expiresAt) },
  { title: 'Входов сейчас', width: 14, value: ({ sessions }) => sessions },
];
