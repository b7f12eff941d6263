import { expect, test } from 'vitest';
import { nextFrom, withNext } from './next.ts';

const login = (next: string) => ({ path: '/marketplace/login', search: `?next=${encodeURIComponent(next)}` });

test.each([
  ['/account/events', '', '/marketplace/login?next=%2Faccount%2Fevents'],
  [
    '/booking/room/31/calendar',
    '?tariffId=2',
    '/marketplace/login?next=%2Fbooking%2Froom%2F31%2Fcalendar%3FtariffId%3D2',
  ],
  // Pages that only redirect, and the login itself, are not pages to return to.
  ['/', '', '/marketplace/login'],
  ['/account', '', '/marketplace/login'],
  ['/marketplace/login', '?next=%2Faccount%2Fevents', '/marketplace/login'],
])('a visitor of %s%s is led to %s', (path, search, address) => {
  expect(withNext('/marketplace/login', { path, search })).toBe(address);
});

test('only a login carries the way back', () => {
  expect(withNext('/account/events', { path: '/account/info', search: '' })).toBe('/account/events');
});

test('the page of another app travels as the whole product writes it', () => {
  expect(withNext('/admin/login', { path: '/admin/bookings', search: '?page=2' })).toBe(
    '/admin/login?next=%2Fadmin%2Fbookings%3Fpage%3D2',
  );
});

test.each([
  '/account/events',
  '/booking/room/31/calendar?tariffId=2',
  '/booking/order/12/payment#frame',
  '/marketplace/account',
])('%s is a page to come back to', next => {
  expect(nextFrom('', login(next))).toBe(next);
});

test.each([
  '',
  'account/events',
  '//evil.example/account',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '\\\\evil.example',
  'https://evil.example/account/events',
  'javascript:alert(1)',
  ' //evil.example',
  '/marketplace/login',
  '/marketplace/auth/wait',
  '/account',
  '/',
  '/admin/events',
  '/account/../admin/events',
])('%j is none', next => {
  expect(nextFrom('', login(next))).toBeNull();
});

test('staff come back to their own app only', () => {
  const from = (next: string) =>
    nextFrom('/admin', { path: '/admin/login', search: `?next=${encodeURIComponent(next)}` });
  expect(from('/admin/bookings?page=2')).toBe('/admin/bookings?page=2');
  expect(from('/account/events')).toBeNull();
  expect(from('/admin/login')).toBeNull();
});

test('the page a login by another site comes back to carries the way on', () => {
  const wait = (next: string) =>
    nextFrom('', { path: '/marketplace/auth/wait', search: `?uuid=1&next=${encodeURIComponent(next)}` });
  expect(wait('/account/events')).toBe('/account/events');
  expect(wait('//evil.example')).toBeNull();
});

test('elsewhere than on a login the parameter means nothing', () => {
  expect(nextFrom('', { path: '/', search: '?next=%2Faccount%2Fevents' })).toBeNull();
});
