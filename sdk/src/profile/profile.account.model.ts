import type * as z from 'zod/mini';
import { defineEnum } from '../core/schema/enums.ts';
import type { KindField } from '../core/schema/labels.ts';

// Kept apart from the other models of profiles, because bookings and applications need only this one.

/** State of an account: a deleted one is a row without a name, which orders still refer to. */
export const accountState = defineEnum({
  active: { id: 'active', label: 'Действует', tone: 'good' },
  leaving: { id: 'leaving', label: 'Удаляется', tone: 'warn' },
  deleted: { id: 'deleted', label: 'Удалена', tone: 'bad' },
});
export type AccountState = z.output<typeof accountState.schema>;

/** The name of an account's owner, with the state of the account beside it if it is being deleted or is deleted. */
export const accountName = (label: string): KindField => ({
  label,
  is: 'text',
  beside: { field: 'accountState', values: accountState, usual: accountState.active },
});
