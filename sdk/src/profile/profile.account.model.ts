import type * as z from 'zod/mini';
import { defineEnum } from '../core/enums.ts';
import type { KindField } from '../core/kind.ts';

// Apart from the other models of profiles: bookings and applications need this one and nothing else of them.

/** State of an account: a deleted one is a row without a name, which orders still refer to. */
export const accountState = defineEnum({
  active: { id: 'active', label: 'Действует', tone: 'good' },
  leaving: { id: 'leaving', label: 'Удаляется', tone: 'warn' },
  deleted: { id: 'deleted', label: 'Удалена', tone: 'bad' },
});
export type AccountState = z.output<typeof accountState.schema>;

/** The name of whoever an account is of; beside it stands that the account is on its way out, or gone. */
export const accountName = (label: string): KindField => ({
  label,
  is: 'text',
  beside: { field: 'accountState', values: accountState, usual: accountState.active },
});
