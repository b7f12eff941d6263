import { describe, expect, it } from 'vitest';
import { decide, rowFor, type Visitor } from './guard.ts';
import { type GuardRow, guardTable } from './guardTable.ts';

/** A visitor that a row matches. */
function visitorOf([state, type, at]: GuardRow): Visitor {
  const role = type === 'any' || type === 'none stored' ? null : type;
  return {
    path: at === '*' ? '/no/such/page' : at.replace('**', 'deep/12'),
    loggedIn: state === 'logged-in' ? role : null,
    accountType: role,
  };
}

/** Follows redirects until a page is shown. */
function lands(visitor: Visitor): string {
  let { path } = visitor;
  for (let moves = 0; moves < 5; moves++) {
    const to = decide({ ...visitor, path });
    if (to === 'stay') return path;
    path = to;
  }
  throw new Error(`a loop at ${path}`);
}

describe('the guard table', () => {
  it('has 62 rows', () => expect(guardTable).toHaveLength(62));

  it.each(guardTable.map((row, index) => [index + 1, row] as const))(
    'row %i is reached by the visitor it names',
    (_, row) => expect(rowFor(visitorOf(row))).toBe(row),
  );

  const roles = [null, 'marketplace', 'landing', 'admin'] as const;
  const paths = [...new Set(guardTable.map(row => visitorOf(row).path))];
  it.each(
    paths.flatMap(path => roles.flatMap(loggedIn => roles.map(accountType => [path, loggedIn, accountType] as const))),
  )('%s does not loop for a visitor signed in as %s with %s stored', (path, loggedIn, accountType) => {
    expect(() => lands({ path, loggedIn, accountType })).not.toThrow();
  });
});

describe('where a step leads', () => {
  const login = '/marketplace/login';
  const info = '/marketplace/account/info';
  const desk = '/admin/login';
  const events = '/admin/events';
  const all = (to: string) => Array.from({ length: 7 }, () => to);
  const customers = [login, login, login, desk, 'stay', 'stay', desk];
  // Signed out, with no account type stored, customer, organiser, staff; then signed in as customer, organiser, staff.
  const steps: [path: string, goesTo: string[]][] = [
    ['/', all(login)],
    ['/403', all('stay')],
    ['/no/such/page', all('stay')],
    ['/booking', all('/booking/map')],
    ['/booking/map', all('stay')],
    ['/account', all('/account/events')],
    ['/marketplace', all(info)],
    ['/marketplace/login', ['stay', 'stay', 'stay', 'stay', info, info, 'stay']],
    ['/marketplace/auth/wait', ['stay', 'stay', 'stay', 'stay', info, info, 'stay']],
    ['/marketplace/account', customers],
    ['/marketplace/account/brands', customers],
    ['/account/requests/edit/12', customers],
    ['/booking/room/31/calendar', customers],
    ['/booking/order/1/payment', customers],
    ['/admin', [desk, desk, desk, desk, desk, desk, events]],
    ['/admin/login', ['stay', 'stay', 'stay', 'stay', 'stay', 'stay', events]],
    ['/admin/bookings', [desk, desk, desk, desk, desk, desk, 'stay']],
  ];
  const stored = [null, 'marketplace', 'landing', 'admin'] as const;
  const tokens = ['marketplace', 'landing', 'admin'] as const;

  it.each(steps)('from %s', (path, goesTo) => {
    const visitors = stored.map(accountType => decide({ path, loggedIn: null, accountType }));
    const signedIn = tokens.map(loggedIn => decide({ path, loggedIn, accountType: loggedIn }));
    expect([...visitors, ...signedIn]).toEqual(goesTo);
  });

  it.each(steps)('from %s it is the token that counts, whatever is stored beside it', (path, goesTo) => {
    for (const accountType of stored)
      expect(tokens.map(loggedIn => decide({ path, loggedIn, accountType }))).toEqual(goesTo.slice(4));
  });
});

describe('decide', () => {
  const out = { loggedIn: null, accountType: null } as const;
  it.each([
    ['the map is open to everyone', { ...out, path: '/booking/map' }, '/booking/map'],
    ['the start leads a visitor to the login', { ...out, path: '/' }, '/marketplace/login'],
    [
      'the start leads a customer to their data',
      { path: '/', loggedIn: 'marketplace', accountType: 'marketplace' },
      '/marketplace/account/info',
    ],
    ['an account path asks a visitor to sign in', { ...out, path: '/account/requests/edit/12' }, '/marketplace/login'],
    [
      'a former admin goes to the admin login',
      { path: '/account/events', loggedIn: null, accountType: 'admin' },
      '/admin/login',
    ],
    ['a room asks a visitor to sign in', { ...out, path: '/booking/room/31/calendar' }, '/marketplace/login'],
    [
      'an organiser may book',
      { path: '/booking/room/31/calendar', loggedIn: 'landing', accountType: 'landing' },
      '/booking/room/31/calendar',
    ],
    [
      'a customer is a stranger in the back office',
      { path: '/admin/bookings', loggedIn: 'marketplace', accountType: 'marketplace' },
      '/admin/login',
    ],
    ['staff start at the events', { path: '/admin', loggedIn: 'admin', accountType: 'admin' }, '/admin/events'],
    ['a slash at the end changes nothing', { ...out, path: '/admin/' }, '/admin/login'],
    ['a longer word is another path', { ...out, path: '/administration' }, '/administration'],
  ] satisfies [string, Visitor, string][])('%s', (_, visitor, end) => expect(lands(visitor)).toBe(end));

  it.each([
    ['/', '/marketplace/login', '/marketplace/account/info'],
    ['/marketplace', '/marketplace/login', '/marketplace/account/info'],
    ['/marketplace/login', '/marketplace/login', '/marketplace/account/info'],
    ['/marketplace/auth/wait', '/marketplace/auth/wait', '/marketplace/account/info'],
    ['/marketplace/account', '/marketplace/login', '/marketplace/account'],
    ['/marketplace/account/brands', '/marketplace/login', '/marketplace/account/brands'],
    ['/account', '/marketplace/login', '/account/events'],
    ['/account/info', '/marketplace/login', '/account/info'],
    ['/booking', '/booking/map', '/booking/map'],
    ['/booking/map', '/booking/map', '/booking/map'],
    ['/booking/room/31/calendar', '/marketplace/login', '/booking/room/31/calendar'],
    ['/booking/order/1/payment', '/marketplace/login', '/booking/order/1/payment'],
    ['/403', '/403', '/403'],
    ['/nothing-here', '/nothing-here', '/nothing-here'],
    ['/admin', '/admin/login', '/admin/login'],
    ['/admin/login', '/admin/login', '/admin/login'],
    ['/admin/bookings', '/admin/login', '/admin/login'],
  ])('%s leads a visitor to %s and a customer to %s', (path, visitor, customer) => {
    expect(lands({ ...out, path })).toBe(visitor);
    expect(lands({ path, loggedIn: null, accountType: 'marketplace' })).toBe(visitor);
    expect(lands({ path, loggedIn: 'marketplace', accountType: 'marketplace' })).toBe(customer);
  });
});
