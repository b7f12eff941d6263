import { createSession, memoryStore, type RoleId } from '@venue/sdk';
import { signsOut } from '@venue/shared-ui/shell/reasons.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPeopleWith, keepPeople, storedPeople } from './people.ts';

const DAY = 24 * 60 * 60_000;
const roleId: RoleId = 3;
const signedIn = () => {
  const session = createSession(memoryStore(), ['admin']);
  session.signIn({ roleId, access: 'access', profile: 'profile', expired: '2100-01-01T00:00:00.000Z' });
  return session;
};

beforeEach(() => localStorage.clear());

test.each(['own', 'closed', 'elsewhere'] as const)('who leaves (%s) leaves nobody behind', reason => {
  const session = signedIn();
  forgetPeopleWith(session);
  keepPeople('door:12', { tickets: ['Соснина'] });
  localStorage.setItem('grid:events', 'stays');
  signsOut(reason, session.signOut);
  expect(Object.keys(localStorage)).toEqual(['grid:events']);
});

test('a session that ran out is taken up again', () => {
  const session = signedIn();
  forgetPeopleWith(session);
  keepPeople('door:12', 'list');
  signsOut('ended', session.signOut);
  expect(storedPeople('door:12')).toBe('list');
});

test('after three days it is gone when the app starts, and what was damaged at once', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keepPeople('door:11', 'old');
  vi.advanceTimersByTime(DAY);
  keepPeople('door:12', 'list');
  localStorage.setItem('people:door:13', '{"at":');
  vi.advanceTimersByTime(2 * DAY + 1);
  forgetPeopleWith(signedIn());
  expect(Object.keys(localStorage)).toEqual(['people:door:12']);
  vi.useRealTimers();
});

test('what is too large for the storage is not kept, and keeps nothing older', () => {
  keepPeople('door:12', 'old');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepPeople('door:12', 'list');
  full.mockRestore();
  expect(storedPeople('door:12')).toBeUndefined();
});
