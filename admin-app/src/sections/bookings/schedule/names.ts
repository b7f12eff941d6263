import { statusWords } from '@venue/sdk';
import type { Slot } from '@venue/sdk/bookings/model';
import { formatDeadline, formatTime } from '@venue/shared-ui/dates/format.ts';
import { type HourKind, kindOf } from './week.ts';

/** What the colours of the week mean. */
export const kindNames: Readonly<Record<HourKind, string>> = {
  free: 'Свободно',
  held: statusWords.awaitingPayment.word,
  booked: 'Занято',
  technical: 'Технический перерыв',
  closed: 'Недоступно',
};

/** Why an hour is unavailable, if its kind does not show that. */
const reasons: Readonly<Partial<Record<NonNullable<Slot['why']>, string>>> = {
  event: 'Мероприятие',
  buffer: 'Между бронями',
  closed: 'Закрыто',
  hall: 'Занят весь зал',
  part: 'Занята часть',
};
const reasonOf = ({ why, place }: Slot) => {
  const reason = why && reasons[why];
  return reason ? [reason, place].filter(Boolean).join(': ') : '';
};

/** The text in the cell of an hour. */
export function captionOf(slot: Slot): string {
  if (slot.technicalReason !== null) return slot.technicalReason;
  if (reasonOf(slot)) return reasonOf(slot);
  return slot.orderId === null ? '' : `№\u00a0${slot.orderId}`;
}

/** The screen reader label of an hour: `10:00–11:00, занято, № 12`. */
export function labelOf(slot: Slot, chosen: boolean): string {
  const kind = kindOf(slot);
  const held = slot.heldUntil ? ` до ${formatDeadline(slot.heldUntil)}` : '';
  const what = chosen ? 'выбрано' : kindNames[kind].toLowerCase() + held;
  const caption = captionOf(slot);
  return `${formatTime(slot.start)}–${formatTime(slot.end)}, ${what}${caption ? `, ${caption}` : ''}`;
}
