// What another team would write: one program, compiled and run in every kind of project the package is made for.
import { ApiFailure, createClient, createSession, memoryStore, Unreachable } from '@venue/sdk';
import { getSchedule } from '@venue/sdk/bookings';
import { listBookings } from '@venue/sdk/bookings/admin';
import { slotStatus } from '@venue/sdk/bookings/model';
import { allCalls } from '@venue/sdk/calls';
import { listRooms } from '@venue/sdk/rooms';
import { mock } from '@venue/sdk/testing';
import { createVenue } from '@venue/sdk/venue';
import type { RequestHandler } from 'msw';

const start = '2026-11-20T04:00:00.000Z';
const asked = { body: { roomId: 31, from: '2026-11-20', days: 1 } } as const;

export const handlers: readonly RequestHandler[] = [
  mock(getSchedule).replies({
    message: {
      closedDays: [],
      roomPrice: 150_000,
      now: start,
      schedule: [
        {
          start,
          end: '2026-11-20T05:00:00.000Z',
          statusId: null,
          colour: '#ffffff',
          mine: false,
          heldUntil: null,
          orderId: null,
          technicalReasonId: null,
          technicalReason: null,
          why: null,
          place: null,
        },
      ],
    },
  }),
  mock(listBookings).fails('profile_denied'),
  mock(listRooms).unreachable(),
];

/** Makes a call that is answered, one that is refused and one that gets lost; tells what came of them. */
export async function report(): Promise<string> {
  const session = createSession(memoryStore());
  const { send } = createClient({ baseUrl: 'http://venue.test/api', session, replies: 'strict', retries: 0 });

  const { message } = await send(getSchedule, asked);
  const price: number = message.roomPrice;
  // @ts-expect-error: without types that resolve, the reply would be `any` and this would pass
  const wrong: string = message.roomPrice;

  const venue = createVenue({ baseUrl: 'http://venue.test/api', session, replies: 'strict', retries: 0 });
  const again: number = (await venue.bookings.getSchedule(asked)).message.roomPrice;
  // @ts-expect-error: and so it would be for the method
  const wrongAgain: string = (await venue.bookings.getSchedule(asked)).message.roomPrice;

  const refused = await send(listBookings, { query: {} }).catch((error: unknown) => error);
  const lost = await send(listRooms, {}).catch((error: unknown) => error);
  return JSON.stringify({
    price,
    same: price === Number(wrong),
    byMethod: again === price && Number(wrongAgain) === price,
    hours: message.schedule.length,
    statuses: Object.keys(slotStatus).length > 0,
    // One class and one declaration, whichever entry or late-loaded chunk they came through.
    failure: refused instanceof ApiFailure && refused.constructor === ApiFailure && refused.code,
    unreachable: lost instanceof Unreachable && lost.reason,
    declaredOnce: allCalls.includes(getSchedule) && allCalls.includes(listBookings),
  });
}
