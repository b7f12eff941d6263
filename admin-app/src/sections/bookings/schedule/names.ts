import { formatDateTime, formatTime } from '@venue/sdk';
import type { Slot } from '@venue/sdk/bookings/model';
import { type HourKind, kindOf } from './week.ts';

const ofDay = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC', ...options });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};

/** `чт`. */
export const weekdayShort = ofDay({ weekday: 'short' });
/** `26`. */
export const dayNumber = ofDay({ day: 'numeric' });
/** `четверг, 26 ноября`. */
export const dayLong = ofDay({ weekday: 'long', day: 'numeric', month: 'long' });

const dayAndMonth = ofDay({ day: 'numeric', month: 'long' });

/** `16–22 ноября`, or `30 ноября – 6 декабря`. */
export function formatWeek(days: readonly string[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${dayNumber(first)}–${dayAndMonth(last)}`
    : `${dayAndMonth(first)}\u00a0– ${dayAndMonth(last)}`;
}

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
  const held = slot.heldUntil ? ` до ${formatDateTime(slot.heldUntil)}` : '';
  const what = chosen ? 'выбрано' : kindNames[kind].toLowerCase() + held;
  const caption = captionOf(slot);
  return `${formatTime(slot.start)}–${formatTime(slot.end)}, ${what}${caption ? `, ${caption}` : ''}`;
}
