import { area } from '../../area/area.ts';

/** Accounts and their roles: everybody's ground floor. */
export const accountsArea = area({ name: 'accounts' });
