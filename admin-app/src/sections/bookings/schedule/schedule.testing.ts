import { momentOf } from '@venue/sdk';
import type { Slot } from '@venue/sdk/bookings/model';

/** A free hour, with what differs. */
export const slotAt = (day: string, hour: number, over: Partial<Slot> = {}): Slot => ({
  start: momentOf(day, hour).toISOString(),
  end: momentOf(day, hour + 1).toISOString(),
  statusId: null,
  colour: '#ffffff',
  mine: false,
  heldUntil: null,
  orderId: null,
  technicalReasonId: null,
  technicalReason: null,
  ...over,
});
