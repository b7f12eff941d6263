import { ApiFailure, createSession, memoryStore, roles } from '@venue/sdk';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GRACE, onForbidden } from './onForbidden.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const login = (access: string) => ({
  roleId: roles.marketplace.id,
  access,
  profile: 'p',
  expired: '2100-01-01T00:00:00.000Z',
});

function refused() {
  const session = createSession(memoryStore(), ['marketplace', 'landing']);
  session.signIn(login('a'));
  const navigate = vi.fn();
  const at = () => ({ pathname: '/account/events', search: '' });
  const handled = onForbidden(new ApiFailure('access_denied'), {
    area: '',
    session,
    navigate,
    at,
    lost: { current: null },
  });
  return { session, navigate, handled };
}

it('leaves a session that another tab has signed out of, or renewed, to the guard', async () => {
  const out = refused();
  await vi.advanceTimersByTimeAsync(GRACE / 2);
  out.session.signOut();
  await vi.advanceTimersByTimeAsync(GRACE);
  await out.handled;
  expect(out.navigate).not.toHaveBeenCalled();

  const renewed = refused();
  await vi.advanceTimersByTimeAsync(GRACE / 2);
  renewed.session.signIn(login('b'));
  await vi.advanceTimersByTimeAsync(GRACE);
  await renewed.handled;
  expect(renewed.navigate).not.toHaveBeenCalled();
  expect(renewed.session.current()?.access).toBe('b');
});

it('says that the session is over when nobody else has ended it', async () => {
  const { session, navigate, handled } = refused();
  await vi.advanceTimersByTimeAsync(GRACE);
  await handled;
  expect(session.current()).toBeNull();
  expect(navigate.mock.calls[0]?.[0]).toContain('reason=ended');
});
