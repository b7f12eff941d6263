import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from './calls.ts';
import { isFileReply } from './core/schema/call.ts';
import { Id } from './core/schema/fields.ts';
import { sampleReply } from './testing/index.ts';

/** Creations whose reply the specification shows; they reply as shown there. */
const examples = {
  'admin.collaborator.create': 'message.collaboratorId',
  'admin.product.add': 'message.successful, productLandingId, productName, productPrice, productImageUrl',
  'admin.review.create': 'message.reviewId',
  'admin.story.categoryCreate': 'message.storyCategoryId',
  'admin.story.create': 'message.storyId',
  'gallery.create': 'message is the id',
} as const;

/** Named like creations, but they create no record with an id of its own. */
const makesNone = {
  'admin.article.addCss': 'sets the styles of an article',
  'admin.checkIn.add': 'answers what became of each scan, which goes by the scanner’s own number',
  'admin.desk.linkSend': 'an SMS with the link of a booking there is',
  'admin.event.addCss': 'sets the styles of an event',
  'admin.room.equipmentAdd': 'offers equipment there is in a room',
  'admin.room.serviceAdd': 'offers a service there is in a room',
  'admin.reschedule.add': 'another date of an event there is',
  'codes.emailSend': 'a code goes by its uid',
  'codes.smsSend': 'a code goes by its uid',
  'company.add': 'an organisation goes by its INN',
  'reschedule.add': 'another date of an event there is',
  'review.visitAdd': 'a visit has one review, which the link names',
  'ticket.codeSend': 'a code goes by its uid',
  'ticketOrder.codeSend': 'a code goes by its uid',
  'ticketOrder.create': 'an order goes by its key, which is secret',
  'ticketOrder.createAsGuest': 'an order goes by its key, which is secret',
  'ticketWait.add': 'a place in a queue goes by its key, which is secret',
  'ticketWait.addAsGuest': 'a place in a queue goes by its key, which is secret',
  'marketRequest.itemCreate': 'puts an item there is into a request, or sets its quantity',
} as const;

const creations = allCalls.filter(
  ({ id, upload, reads, reply }) =>
    // Uploads add files to a record and reply with those; a `…Send` call that takes files creates a record.
    (/\.(add|create|write|repeat)\w*$|(Add|Create|Write)$/.test(id) ? !upload : id.endsWith('Send')) &&
    !reads &&
    !isFileReply(reply),
);

test.each(creations.map(call => [call.id, call] as const))('%s answers what creations answer', (id, { reply }) => {
  const shape: Readonly<Record<string, z.core.$ZodType>> = reply instanceof z.ZodMiniObject ? reply.shape : {};
  const isUsual = shape.id === Id && Object.keys(shape).join() === 'id,message';
  expect(isUsual).toBe(!(id in examples) && !(id in makesNone));
});

test('the exceptions are calls there are', () => {
  const ids = creations.map(({ id }): string => id);
  expect([...Object.keys(examples), ...Object.keys(makesNone)].filter(id => !ids.includes(id))).toEqual([]);
  expect(creations.length).toBeGreaterThan(30);
});

test.each(Object.entries(examples))('%s answers as the specification shows', (id, words) => {
  const call = creations.find(each => each.id === id) ?? expect.fail(id);
  const { message } = sampleReply(call) as { message: unknown };
  if (words === 'message is the id') expect(message).toEqual(expect.any(Number));
  else expect(Object.keys(message as object).join()).toBe(words.replace('message.', '').replaceAll(', ', ','));
});
