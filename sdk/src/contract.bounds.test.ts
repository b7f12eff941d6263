import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from './calls.ts';

/** Values the caller was shown: they are compared with what the server calculates, and not stored. */
const expected = [
  'admin.booking.cancel refund',
  'admin.bulk.run count',
  'admin.clientTerms.book price',
  'admin.desk.book price',
  'admin.desk.giveBack sum',
  'admin.desk.invoiceMake sum',
  'admin.desk.move back',
  'admin.desk.move due',
  'admin.desk.move price',
  'admin.desk.pay sum',
  'admin.desk.sbp sum',
  'admin.event.cancel placementRefund',
  'admin.event.cancel refund',
  'admin.eventRequest.move refund',
  'admin.invoice.returned sum',
  'admin.package.giveBack sum',
  'admin.package.return sum',
  'admin.package.sell price',
  'admin.reschedule.add refund',
  'admin.room.dayClose standing back',
  'admin.room.daysClose standing back',
  'admin.room.update standing back',
  'admin.roomRequest.offer quoted',
  'admin.ticketOrder.cancel refund',
  'agreement.eventInvoiceMake sum',
  'agreement.invoiceMake sum',
  'booking.deleteAfterPaid refund',
  'booking.groupWrite parts price',
  'booking.move back',
  'booking.move due',
  'booking.move price',
  'booking.write price',
  'clientTerms.book price',
  'event.cancel placementRefund',
  'event.cancel refund',
  'event.pay price',
  'eventRequest.cancel refund',
  'package.buy price',
  'privacy.deletionAsk refund',
  'reschedule.add refund',
  'reschedule.choose refund',
  'ticket.cancel refund',
  'ticket.guestCancel refund',
  'ticketOrder.create total',
  'ticketOrder.createAsGuest total',
];

interface Unbounded {
  readonly lists: string[];
  readonly sums: string[];
}

/** Collects the lists in a body without a maximum length, and the non-negative integers without a maximum: money. */
function boundless(name: string, schema: z.core.JSONSchema.BaseSchema, result: Unbounded): Unbounded {
  const { type, minimum = -1, exclusiveMinimum = -1, maximum = Number.MAX_SAFE_INTEGER } = schema;
  if (type === 'array' && schema.maxItems === undefined) result.lists.push(name);
  const isMoney = type === 'integer' && Math.max(minimum, Number(exclusiveMinimum)) >= 0;
  if (isMoney && maximum >= Number.MAX_SAFE_INTEGER) result.sums.push(name);
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? []), schema.items ?? []].flat();
  for (const part of parts) if (typeof part === 'object') boundless(name, part, result);
  for (const [field, part] of Object.entries(schema.properties ?? {}))
    if (typeof part === 'object') boundless(`${name} ${field}`, part, result);
  return result;
}

const reply: Unbounded = { lists: [], sums: [] };
for (const { id, body, upload } of allCalls) {
  if (!body) continue;
  // The number of files is limited where the request is read.
  const bodySchema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  for (const file of upload ?? []) delete bodySchema.properties?.[file];
  boundless(id, bodySchema, reply);
}

test('every list that is sent has a longest length: each of its entries is work', () => {
  expect(reply.lists).toEqual([]);
});

test('money that people enter has a bound, so that no sum of it is beyond what a number holds', () => {
  expect([...new Set(reply.sums)].toSorted()).toEqual(expected);
});
