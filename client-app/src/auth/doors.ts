import { type RoleName, roles, type Session } from '@venue/sdk';
import {
  login,
  loginMarketplace,
  register,
  registerMarketplace,
  resetPassword,
  resetPasswordMarketplace,
} from '@venue/sdk/auth';

/** The account types that sign in here, in the order of their tabs. */
export const doorNames = ['marketplace', 'landing'] as const satisfies readonly RoleName[];
export type DoorName = (typeof doorNames)[number];

/** The texts and calls of each tab. */
export const doors = {
  marketplace: {
    label: roles.marketplace.label,
    login: loginMarketplace,
    register: registerMarketplace,
    reset: resetPasswordMarketplace,
  },
  landing: { label: roles.landing.label, login, register, reset: resetPassword },
} as const;

export type Door = (typeof doors)[DoorName];

/** The tab to open with: the one used last, or the one of the account last signed in here. */
export function lastDoor(session: Session): DoorName {
  const last = session.read('activeLoginTab') ?? session.accountType();
  return doorNames.find(name => name === last) ?? 'marketplace';
}
