import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { saveArticle } from './articles/articles.admin.calls.ts';
import { allCalls } from './calls.ts';
import { declaredFails } from './core/client/fails.ts';
import type { AnyCall } from './core/schema/call.ts';
import { EarlierDecision } from './core/schema/decision.ts';
import { saveEvent } from './events/events.admin.calls.ts';
import { sampleInput } from './testing/index.ts';

/** Staff calls that decide something, recognised by their names. Two who confirm one phone contradict nobody. */
const deciding = allCalls.filter(({ id, path }) =>
  path.startsWith('/admin/') || path.startsWith('/projects/')
    ? /\.((?!phone)\w*[cC]onfirm|accept|reject|decline|cancel|statusChange|(un)?publish|(de)?activate|close)$/.test(
        id,
      ) ||
      /^admin\.(staff\.(save|remove)|(event|marketRequest)\.remove|eventRequest\.assign|message\.(retry|drop))$/.test(
        id,
      )
    : false,
);

const shapeOf = (schema: z.ZodMiniType | undefined): Record<string, z.ZodMiniType> =>
  (schema as { shape?: Record<string, z.ZodMiniType> } | undefined)?.shape ?? {};

test('decisions are found by their names', () => {
  expect(deciding.map(({ id }) => id).toSorted()).toMatchInlineSnapshot(`
    [
      "admin.act.close",
      "admin.article.confirm",
      "admin.banner.activate",
      "admin.banner.deactivate",
      "admin.booking.cancel",
      "admin.brand.confirm",
      "admin.event.accept",
      "admin.event.cancel",
      "admin.event.remove",
      "admin.eventRequest.assign",
      "admin.invoice.close",
      "admin.marketRequest.accept",
      "admin.marketRequest.remove",
      "admin.message.drop",
      "admin.message.retry",
      "admin.news.confirm",
      "admin.request.statusChange",
      "admin.roomRequest.decline",
      "admin.staff.remove",
      "admin.staff.save",
      "admin.story.publish",
      "admin.story.unpublish",
      "admin.ticketOrder.cancel",
      "admin.user.avatarConfirm",
      "admin.user.confirm",
      "project.publish",
      "project.unpublish",
    ]
  `);
});

test.each(deciding.map(call => [call.id, call] as const))('%s may name the state it was made from', (_, call) => {
  const input = { ...shapeOf(call.query), ...shapeOf(call.body) };
  // A paper that several people edit is closed by the version that was read.
  if (!input.seen) {
    expect(input.version, 'neither a state nor a version').toBeDefined();
    expect(declaredFails(call).has('conflict')).toBe(true);
    return;
  }
  expect(declaredFails(call).get('already_decided')).toBe(EarlierDecision);
});

test.each([
  [saveArticle, 'statusValue'],
  [saveEvent, 'objectStatusId'],
] as const)('%o: a save that decides as well may name the state', (call, status) => {
  const { seen, [status]: _, ...body } = (sampleInput<AnyCall>(call) as { body: Record<string, unknown> }).body;
  for (const more of [{}, { [status]: 1 }, { [status]: 1, seen: 3 }])
    expect(call.body?.safeParse({ ...body, ...more }).success).toBe(true);
  expect(declaredFails(call).get('already_decided')).toBe(EarlierDecision);
});
