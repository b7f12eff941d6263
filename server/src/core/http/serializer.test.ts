import { call, file, message, page } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { serializerOf } from './serializer.ts';

const Row = z.object({
  id: z.int(),
  name: z.string(),
  status: z.literal([1, 2]),
  at: z.nullable(z.iso.datetime()),
  inner: z.nullable(z.object({ sum: z.int() })),
  tags: z.array(z.enum(['a', 'b'])),
  note: z.optional(z.string()),
});
const list = call({
  id: 'test.list',
  summary: 'List',
  method: 'GET',
  path: '/x',
  access: 'public',
  reply: page(Row),
  reads: ['x'],
});
const row = { id: 1, name: 'Ёлка "7" \n\u2028', status: 2, at: null, inner: { sum: 5 }, tags: ['a'] } as const;
const totals = { page: 1, pageSize: 25, total: 1, totalIsExact: true };

test('writes what the declaration names, exactly as JSON would', () => {
  const reply = { message: totals, items: [row, { ...row, at: '2026-11-20T04:00:00.000Z', inner: null, note: 'x' }] };
  expect(JSON.parse(serializerOf(list)(reply))).toEqual(reply);
});

test('an undeclared field cannot leave, at any depth', () => {
  const leaking = {
    message: { ...totals, secret: 1 },
    items: [{ ...row, passwordHash: 'h', inner: { sum: 5, token: 't' } }],
    debug: true,
  };
  expect(JSON.parse(serializerOf(list)(leaking))).toEqual({ message: totals, items: [row] });
});

test('a field may be called what a schema calls its own parts', () => {
  const worded = call({
    id: 'test.words',
    summary: 'Words',
    method: 'GET',
    path: '/x',
    access: 'public',
    reply: z.object({ format: z.object({ pattern: z.string() }), anyOf: z.int(), properties: z.array(z.string()) }),
    repeat: 'safe',
  });
  const reply = { format: { pattern: 'a' }, anyOf: 1, properties: ['b'] };
  expect(JSON.parse(serializerOf(worded)(reply))).toEqual(reply);
});

test('alternatives keep the fields of the one that fits', () => {
  const login = call({
    id: 'test.login',
    summary: 'Login',
    method: 'POST',
    path: '/x',
    access: 'public',
    reply: message(
      z.union([z.object({ ok: z.literal(true), access: z.string() }), z.object({ ok: z.literal(false) })]),
    ),
    repeat: 'safe',
  });
  const write = serializerOf(login);
  expect(JSON.parse(write({ message: { ok: true, access: 'a' } }))).toEqual({ message: { ok: true, access: 'a' } });
  expect(JSON.parse(write({ message: { ok: false } }))).toEqual({ message: { ok: false } });
});

test('a file has no serializer', () => {
  const download = call({
    id: 'test.file',
    summary: 'File',
    method: 'POST',
    path: '/x',
    access: 'public',
    reply: file('application/pdf'),
    repeat: 'safe',
  });
  expect(() => serializerOf(download)).toThrow(TypeError);
});

test.each(allCalls.filter(each => !('kind' in each.reply)).map(each => [each.id, each] as const))(
  '%s compiles',
  (_, each) => {
    expect(serializerOf(each)).toBeTypeOf('function');
  },
);
