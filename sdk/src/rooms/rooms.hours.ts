import * as z from 'zod/mini';
import { Day, Id, Kopecks } from '../core/schema/fields.ts';

/** Opening hours of a room on a weekday (1 is Monday): `from` is the first hour, `to` the hour at which it closes. */
export const OpenDay = z.object({ weekday: z.int(), from: z.int(), to: z.int() });
export type OpenDay = z.output<typeof OpenDay>;

/** A day on which a room, or the whole venue, is closed. */
export const ClosedDay = z.object({
  closedDayId: Id,
  /** Null for the whole venue. */
  roomId: z.nullable(Id),
  day: Day,
  reason: z.string(),
});
export type ClosedDay = z.output<typeof ClosedDay>;

/** Another price of a tariff for some hours: on these weekdays, and between two days or always. */
export const PriceRule = z.object({
  /** «Вечер»: shown beside the tariff's name in an order. */
  title: z.string(),
  fromDay: z.nullable(Day),
  toDay: z.nullable(Day),
  weekdays: z.array(z.int()),
  fromHour: z.int(),
  toHour: z.int(),
  pricePerHour: Kopecks,
});
export type PriceRule = z.output<typeof PriceRule>;
