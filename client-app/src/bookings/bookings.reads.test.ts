import { expect, test } from 'vitest';
import * as rooms from '../rooms/rooms.reads.ts';
import * as bookings from './bookings.reads.ts';

test.each(Object.entries({ ...bookings, ...rooms }))(
  '%s is named as its declaration',
  async (_, { id, reads, declared }) => {
    expect({ id, reads }).toEqual(await declared().then(call => ({ id: call.id, reads: call.reads })));
  },
);
