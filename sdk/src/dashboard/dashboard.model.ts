import * as z from 'zod/mini';
import { Day, Id, Kopecks } from '../core/schema/fields.ts';

/** The longest period that can be requested, in days. */
export const MOST_DAYS = 366;

/** Days of the venue, first and last included. */
export const Period = z.object({ from: Day, to: Day });
export type Period = z.output<typeof Period>;

/** How many days a period has. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** Hours of a studio: `open` excludes hours that staff closed, `sold` are those of paid bookings. */
const Hours = z.object({ sold: z.int(), open: z.int() });
export type Hours = z.output<typeof Hours>;

/** Money of a period by the days on which it was received and refunded; `total` is the difference. */
const Money = z.object({ paid: Kopecks, refunded: Kopecks, total: z.int() });

/** What goes on today in one area. */
export const TodayCard = z.object({
  title: z.string(),
  count: z.int(),
  /** Path of the list of them. */
  to: z.string(),
  /** The next ones still to come; `none` is the text to show when there are none. */
  next: z.array(z.object({ to: z.string(), time: z.string(), title: z.string(), note: z.string() })),
  none: z.string(),
});
export type TodayCard = z.output<typeof TodayCard>;

/** The figures of the home page; null where the reader has no permission. `before` is the period before. */
export const DashboardNumbers = z.object({
  /** The current day at the venue. */
  day: Day,
  /** Without the areas the reader may not see. */
  today: z.array(TodayCard),
  before: Period,
  occupancy: z.nullable(
    z.object({
      rooms: z.array(
        z.object({
          roomId: Id,
          roomName: z.string(),
          ...Hours.shape,
          before: Hours,
          days: z.array(z.object({ day: Day, ...Hours.shape })),
        }),
      ),
    }),
  ),
  revenue: z.nullable(
    z.object({
      ...Money.shape,
      before: Money,
      days: z.array(z.object({ day: Day, paid: Kopecks, refunded: Kopecks })),
    }),
  ),
});
export type DashboardNumbers = z.output<typeof DashboardNumbers>;
