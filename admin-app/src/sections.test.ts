import { guardTable } from '@venue/shared-ui/shell/guardTable.ts';
import { expect, it } from 'vitest';
import { screens } from './screens.ts';
import { home, sections } from './sections.ts';

/** The list screens of the back office, as the specification writes their addresses. */
const specified = [
  '/admin/applications',
  '/admin/users',
  '/admin/residents',
  '/admin/events',
  '/admin/articles',
  '/admin/bookings',
  '/admin/settings_room',
  '/admin/advertising_banner',
  '/admin/brands',
  '/admin/marketitems',
  '/admin/marketrequests',
  '/admin/agreements',
  '/admin/blog',
  '/admin/mailing',
  '/admin/products',
  '/admin/clusters',
  '/admin/reviews',
  '/admin/galleries',
  '/admin/past-projects',
  '/admin/collaborators',
];

it('has a section for every list screen of the specification and no other', () => {
  expect(sections.map(({ path }) => `/admin${path}`).sort()).toEqual([...specified].sort());
});

it('gives every screen an address and every section a name of its own', () => {
  const paths = Object.values(screens).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
});

it('leads the logo where the guard leads after the login', () => {
  const row = guardTable.find(
    ([state, type, at]) => state === 'logged-in' && type === 'admin' && at === '/admin/login',
  );
  expect(`/admin${home}`).toBe(row?.[3]);
});

it('says of every unfinished section what it will do', () => {
  const unfinished = sections.filter(({ soon }) => soon !== undefined);
  expect(sections.length - unfinished.length).toBeGreaterThan(0);
  for (const { soon } of unfinished) expect(soon).toMatch(/^Здесь буд(ут|ет) .+\.$/);
});
