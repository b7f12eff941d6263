import type { RoleName } from '@venue/sdk';

/** Whether the visitor holds a token that counts for the area of the path. */
export type LoginState = 'any' | 'logged-in' | 'logged-out';

/** The type of the token for someone signed in, the stored one for a visitor. */
export type AccountType = 'any' | 'none stored' | RoleName;

/** State, account type, path, and the target; `stay` shows the page. */
export type GuardRow = readonly [state: LoginState, accountType: AccountType, at: string, goesTo: string];

/** The rows of a path that is for customers: others are sent to the login of the account they have. */
const ofCustomers = (at: string): readonly GuardRow[] => [
  ['logged-out', 'marketplace', at, '/marketplace/login'],
  ['logged-out', 'landing', at, '/marketplace/login'],
  ['logged-out', 'admin', at, '/admin/login'],
  ['logged-out', 'none stored', at, '/marketplace/login'],
  ['logged-in', 'marketplace', at, 'stay'],
  ['logged-in', 'landing', at, 'stay'],
  ['logged-in', 'admin', at, '/admin/login'],
];

/**
 * The route guard of both apps. The first row that matches applies; after a redirect the table is applied again. `**`
 * stands for one or more segments, a lone `*` for any path. On /admin paths only staff count as logged in, elsewhere
 * only customers.
 */
export const guardTable: readonly GuardRow[] = [
  ['any', 'any', '/booking/map', 'stay'],
  ['any', 'any', '/booking', '/booking/map'],
  ['any', 'any', '/403', 'stay'],
  ['any', 'any', '/', '/marketplace/login'],
  ['any', 'any', '/account', '/account/events'],
  ['any', 'any', '/marketplace', '/marketplace/account/info'],
  ['logged-out', 'any', '/admin/login', 'stay'],
  ['logged-out', 'any', '/admin', '/admin/login'],
  ['logged-out', 'any', '/admin/**', '/admin/login'],
  ['logged-in', 'admin', '/admin/login', '/admin/events'],
  ['logged-in', 'admin', '/admin', '/admin/events'],
  ['logged-in', 'admin', '/admin/**', 'stay'],
  ['logged-in', 'marketplace', '/admin/login', 'stay'],
  ['logged-in', 'marketplace', '/admin', '/admin/login'],
  ['logged-in', 'marketplace', '/admin/**', '/admin/login'],
  ['logged-in', 'landing', '/admin/login', 'stay'],
  ['logged-in', 'landing', '/admin', '/admin/login'],
  ['logged-in', 'landing', '/admin/**', '/admin/login'],
  ['logged-in', 'marketplace', '/marketplace/login', '/marketplace/account/info'],
  ['logged-in', 'landing', '/marketplace/login', '/marketplace/account/info'],
  ['logged-in', 'marketplace', '/marketplace/auth/wait', '/marketplace/account/info'],
  ['logged-in', 'landing', '/marketplace/auth/wait', '/marketplace/account/info'],
  ['logged-in', 'admin', '/marketplace/login', 'stay'],
  ['logged-in', 'admin', '/marketplace/auth/wait', 'stay'],
  ['logged-out', 'any', '/marketplace/login', 'stay'],
  ['logged-out', 'any', '/marketplace/auth/wait', 'stay'],
  ...[
    '/marketplace/account',
    '/marketplace/account/**',
    '/account/**',
    '/booking/room/**',
    '/booking/order/**',
  ].flatMap(ofCustomers),
  ['any', 'any', '*', 'stay'],
];
