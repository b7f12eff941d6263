import { expect, test } from 'vitest';
import * as reads from './bookings.reads.ts';

test.each(Object.entries(reads))('%s is named as its declaration', async (_, { id, reads, declared }) => {
  expect({ id, reads }).toEqual(await declared().then(call => ({ id: call.id, reads: call.reads })));
});
