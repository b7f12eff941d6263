import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { argon2Passwords, NOBODYS_HASH } from './passwords.ts';

test('a password fits its own hash however its letters were composed, and no other fits', async () => {
  const passwords = argon2Passwords();
  const hash = await passwords.hash('пароль с й');
  expect(await passwords.verify(hash, 'пароль с й'.normalize('NFD'))).toBe(true);
  expect(await passwords.verify(hash, 'пароль с и')).toBe(false);
});

test('nobody’s hash costs what a real one costs', async () => {
  expect(parseOptions(NOBODYS_HASH)).toEqual(parseOptions(await argon2Passwords().hash('any')));
});

test('few are computed at once, the rest wait, and a line that is too long is refused at once', async () => {
  const passwords = argon2Passwords({ atOnce: 1, longest: 2 });
  const answers = await Promise.allSettled([1, 2, 3, 4, 5].map(each => passwords.hash(String(each))));
  expect(answers.map(each => each.status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(answers[4]).toMatchObject({ reason: { code: 'rate_limited', retryAfter: 2 } });
  expect(await passwords.hash('later')).toContain('$argon2id$');
});
