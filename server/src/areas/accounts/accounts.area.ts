import { area } from '../../area/area.ts';
import { accountsPersonal } from './accounts.personal.store.ts';

/** Accounts and their roles: everybody's ground floor. */
export const accountsArea = area({ name: 'accounts', personal: accountsPersonal });
