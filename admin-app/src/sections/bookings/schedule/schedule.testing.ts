import type { Slot } from '@venue/sdk/bookings/model';
import { instantOf } from '@venue/shared-ui/dates/calendar.ts';

/** A free hour, with fields to override. */
export const slotAt = (day: string, hour: number, over: Partial<Slot> = {}): Slot => ({
  start: instantOf(day, hour),
  end: instantOf(day, hour + 1),
  statusId: null,
  why: null,
  place: null,
  colour: '#ffffff',
  mine: false,
  heldUntil: null,
  orderId: null,
  technicalReasonId: null,
  technicalReason: null,
  ...over,
});
