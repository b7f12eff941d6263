import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { EventEstimate, EventWish } from './event-estimates.model.ts';

/** The price of an event that nobody has requested yet, by the answers alone; nothing is saved. */
export const estimateEvent = call({
  id: 'eventEstimate.read',
  summary: 'Estimate the cost of an event before it is requested',
  method: 'POST',
  path: '/event-estimate',
  access: 'public',
  body: EventWish,
  reply: message(EventEstimate),
  reads: ['event-requests.lists'],
  ours: true,
});
