import { expect, test, vi } from 'vitest';
import { createSession, memoryStore } from './session.ts';

const later = new Date(Date.now() + 60_000).toISOString();
const earlier = new Date(Date.now() - 1000).toISOString();
const customer = { roleId: 1, access: 'a1', profile: 'p1', expired: later } as const;
const staff = { roleId: 3, access: 'a3', profile: 'p3', expired: later } as const;

test('tokens are kept per role id under the specification’s keys', () => {
  const store = memoryStore();
  const session = createSession(store);
  session.signIn(customer);
  session.signIn(staff);
  expect(JSON.parse(store.read('token') ?? '')).toEqual({
    1: { access: 'a1', profile: 'p1', expired: later },
    3: { access: 'a3', profile: 'p3', expired: later },
  });
  expect(store.read('userRole')).toBe('3');
  expect(store.read('accountType')).toBe('admin');
});

test('two apps over one storage see only their own roles', () => {
  const store = memoryStore();
  const customers = createSession(store, ['marketplace', 'landing']);
  const office = createSession(store, ['admin']);
  customers.signIn(customer);
  expect(office.current()).toBeNull();
  office.signIn(staff);
  expect(customers.current()).toMatchObject({ role: 'marketplace', access: 'a1' });
  expect(office.current()).toMatchObject({ role: 'admin', access: 'a3' });
  customers.signOut();
  expect(customers.current()).toBeNull();
  expect(office.current()).toMatchObject({ access: 'a3' });
});

test('an expired token does not count as signed in', () => {
  const session = createSession(memoryStore());
  session.signIn({ ...customer, expired: earlier });
  expect(session.current()).toBeNull();
});

test('signing out forgets the person but remembers the kind of account', () => {
  const store = memoryStore();
  const session = createSession(store, ['marketplace', 'landing']);
  session.signIn(customer);
  session.write('userData', '{}');
  session.write('smsData', '{}');
  session.signOut();
  expect(store.read('token')).toBeNull();
  expect(store.read('userData')).toBeNull();
  expect(store.read('smsData')).toBeNull();
  expect(session.accountType()).toBe('marketplace');
});

test.each(['', 'not json', '[]', 'null', '7'])('a damaged storage (%s) is a signed-out visitor', damaged => {
  expect(createSession(memoryStore({ token: damaged })).current()).toBeNull();
});

test('subscribers hear changes until they stop', () => {
  const session = createSession(memoryStore());
  const heard = vi.fn();
  const stop = session.subscribe(heard);
  session.signIn(customer);
  session.signOut();
  stop();
  session.signIn(customer);
  expect(heard).toHaveBeenCalledTimes(2);
});
