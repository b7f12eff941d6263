import type { Slot } from '@venue/sdk/bookings/model';
import { formatDeadline, formatTime } from '@venue/shared-ui/dates/format.ts';
import { type HourKind, kindOf } from './week.ts';

/** What the colours of the week mean. */
export const kindNames: Readonly<Record<HourKind, string>> = {
  free: 'Свободно',
  held: 'Ждёт оплаты',
  booked: 'Занято',
  technical: 'Технический перерыв',
  closed: 'Недоступно',
};

/** What stands in the cell of an hour. */
export function captionOf(slot: Slot): string {
  if (slot.technicalReason !== null) return slot.technicalReason;
  return slot.orderId === null ? '' : `№\u00a0${slot.orderId}`;
}

/** What a screen reader says of an hour: `10:00–11:00, занято, № 12`. */
export function labelOf(slot: Slot, chosen: boolean): string {
  const kind = kindOf(slot);
  const held = slot.heldUntil ? ` до ${formatDeadline(slot.heldUntil)}` : '';
  const what = chosen ? 'выбрано' : kindNames[kind].toLowerCase() + held;
  const caption = captionOf(slot);
  return `${formatTime(slot.start)}–${formatTime(slot.end)}, ${what}${caption ? `, ${caption}` : ''}`;
}
