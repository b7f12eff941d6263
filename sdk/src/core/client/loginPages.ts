import type { RoleName } from '../schema/roles.ts';

/** Where each kind of account signs in; organisers share the marketplace's page. */
export const loginPages: Readonly<Record<RoleName, string>> = {
  marketplace: '/marketplace/login',
  landing: '/marketplace/login',
  admin: '/admin/login',
};
