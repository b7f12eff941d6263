import { readFileSync } from 'node:fs';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lifeMinutes, TEST_DELAY_MS } from './areas/codes/codes.rules.ts';
import { room } from './areas/rooms/rooms.table.ts';
import { promoVideos } from './demo/videos.ts';
import { type TestApi, testApi } from './testing/api.ts';

// What the specification fixes and the server carries out. A value here changes only with the specification.

interface Constant {
  readonly id: string;
  readonly home: string;
  readonly value: unknown;
}
const rows = (
  JSON.parse(readFileSync(new URL('../../sdk/contract/constants.json', import.meta.url), 'utf8')) as Constant[]
).filter(({ home }) => home === 'server');

let api: TestApi;
let constants: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  api = await testApi();
  const rooms = await api.db.select().from(room).orderBy(asc(room.id));
  const idsOf = (fits: (each: (typeof rooms)[number]) => boolean) => rooms.filter(fits).map(({ id }) => id);
  constants = {
    testCodeMinutes: lifeMinutes('sms', true),
    testCodeDelayMs: TEST_DELAY_MS,
    bookableRooms: idsOf(({ bookingMode }) => bookingMode === 'instant'),
    promoVideoRooms: [...promoVideos.keys()].toSorted((one, other) => one - other),
  };
});
afterAll(() => api.close());

test.each(rows.map(each => [each.id, each] as const))('the constant %s is the specification’s', (id, { value }) =>
  expect(constants[id]).toEqual(value),
);
