import { inspect } from 'node:util';
import { expect } from 'vitest';

// Secrets that must never be found in an error, placed in every part of a request.

export const planted = {
  access: 'plantedAccessToken',
  profile: 'plantedProfileToken',
  password: 'plantedPassword',
  passport: '6512345678',
  query: 'plantedQuery',
  id: 'plantedId',
  key: 'plantedKey',
  credentials: 'plantedCredentials',
} as const;

/** All texts that an error may leave in a log. */
function visibleTexts(error: unknown): string[] {
  return [
    inspect(error, { depth: Number.POSITIVE_INFINITY, showHidden: true, maxStringLength: null }),
    String(error),
    JSON.stringify(error),
    ...everyString(error, new Set()),
  ];
}

/** The strings of all own properties, at any depth. */
function everyString(value: unknown, seen: Set<unknown>): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Reflect.ownKeys(value).flatMap(key => [
    String(key),
    ...everyString(Object.getOwnPropertyDescriptor(value, key)?.value, seen),
  ]);
}

/** Fails when an error, or anything it refers to, quotes what was sent. */
export function expectNothingPlanted(error: unknown): void {
  const text = visibleTexts(error).join('\n');
  for (const [name, secret] of Object.entries(planted)) expect(text, name).not.toContain(secret);
  expect(text, 'an error of axios').not.toContain('isAxiosError');
}
