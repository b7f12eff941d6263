import { expect, test } from 'vitest';
import { allCalls, allPushes } from './calls.ts';
import { isPermission, roleNames } from './index.ts';

const tags = new Set(allCalls.flatMap(call => call.reads ?? []));

test('ids and addresses are unique', () => {
  expect(new Set(allCalls.map(call => call.id)).size).toBe(allCalls.length);
  expect(new Set(allCalls.map(call => `${call.method} ${call.path}`)).size).toBe(allCalls.length);
});

test.each(allCalls.map(call => [call.id, call] as const))('%s is declared soundly', (_, call) => {
  expect(call.path).toMatch(/^\/[\w/{}-]+$/);
  expect(call.summary).toMatch(/^[A-Z].*[^.]$/);
  expect(call.ours === true || call.section !== undefined).toBe(true);
  // A call declares `reads` or `changes`, never both.
  expect(call.reads !== undefined && call.changes !== undefined).toBe(false);
  if (call.method === 'GET') expect(call.changes).toBeUndefined();
  if (call.path.startsWith('/admin/')) expect(call.access === 'admin' || isPermission(call.access)).toBe(true);
  const accesses = ['public', 'signed-in', 'customer', ...roleNames];
  expect(accesses.includes(call.access) || isPermission(call.access)).toBe(true);
});

test('what pushes and writes change is read by some call, or is known to have no reader', () => {
  const noReader = new Set(['session', 'codes', 'support']);
  const changed = [...allCalls, ...allPushes].flatMap(each => each.changes ?? []);
  for (const tag of changed) expect(tags.has(tag) || noReader.has(tag), tag).toBe(true);
});
