import { ApiFailure, call, done } from '@venue/sdk';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { answerErrors } from './errors.ts';
import { handle } from './handle.ts';
import { mount } from './mount.ts';

const book = call({
  id: 'test.book',
  summary: 'Book',
  method: 'POST',
  path: '/book',
  access: 'public',
  reply: done,
  fails: ['not_found', { slot_taken: z.object({ hours: z.array(z.string()) }) }],
  repeat: 'safe',
});

/** The reply of a call whose handler throws this, and what is reported as undeclared. */
async function answered(thrown: unknown) {
  const app = fastify();
  onTestFinished(() => app.close());
  const onUndeclared = vi.fn();
  answerErrors(app, onUndeclared);
  mount(
    app,
    [handle(book, () => Promise.reject(thrown))],
    async () => ({ actor: null, config: { publicUrl: 'https://venue.example' } }) as never,
  );
  const { message, requestId, text, ...body } = (await app.inject({ method: 'POST', url: '/api/book' })).json();
  return { body, faults: onUndeclared.mock.calls.flat() };
}

test.each([
  ['a declared failure', new ApiFailure('not_found'), { code: 'not_found' }],
  ['one every call may meet', new ApiFailure('rate_limited', { retryAfter: 5 }), { code: 'rate_limited' }],
  ['a bug', new Error('oops'), { code: 'internal' }],
  ['declared data', new ApiFailure('slot_taken', { data: { hours: [] } }), { code: 'slot_taken', data: { hours: [] } }],
  [
    'a field more than is declared, which stays here',
    new ApiFailure('slot_taken', { data: { hours: ['a'], bookedBy: 'Иванов' } }),
    { code: 'slot_taken', data: { hours: ['a'] } },
  ],
])('%s is in order', async (_, thrown, body) => {
  expect(await answered(thrown)).toEqual({ body, faults: [] });
});

test.each([
  ['an undeclared code', new ApiFailure('in_use', { data: 1 }), 'in_use', /test\.book fails with in_use/],
  ['undeclared data', new ApiFailure('not_found', { data: 1 }), 'not_found', /no data for not_found/],
  ['data of another shape', new ApiFailure('slot_taken', { data: { hours: 4 } }), 'slot_taken', /not as declared/],
  ['a refusal for a while that names no time', new ApiFailure('rate_limited'), 'rate_limited', /when to come back/],
  ['data that is missing', new ApiFailure('slot_taken'), 'slot_taken', /not as declared/],
])('%s is reported, and its data stays here', async (_, thrown, code, fault) => {
  expect(await answered(thrown)).toEqual({ body: { code }, faults: [expect.stringMatching(fault)] });
});
