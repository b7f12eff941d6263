import * as z from 'zod/mini';
import { Day, Id, Kopecks } from '../core/fields.ts';

/** The longest period that can be asked for, in days. */
export const MOST_DAYS = 366;

/** Days of the venue, first and last included. */
export const Period = z.object({ from: Day, to: Day });
export type Period = z.output<typeof Period>;

/** How many days a period has. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** Hours of a studio: `open` without those staff closed, `sold` those of paid bookings. */
const Hours = z.object({ sold: z.int(), open: z.int() });
export type Hours = z.output<typeof Hours>;

/** Money of a period by the days on which it came and went; `total` is what stayed. */
const Money = z.object({ paid: Kopecks, refunded: Kopecks, total: z.int() });

/** What of one area goes on today. */
export const TodayCard = z.object({
  title: z.string(),
  count: z.int(),
  /** The list of them. */
  to: z.string(),
  /** The first of those still to come; where there are none, `none` says so. */
  next: z.array(z.object({ to: z.string(), time: z.string(), title: z.string(), note: z.string() })),
  none: z.string(),
});
export type TodayCard = z.output<typeof TodayCard>;

/** The numbers of the home page; null where the reader may not see what they count. `before` is the period before. */
export const DashboardNumbers = z.object({
  /** The venue's day now. */
  day: Day,
  /** Without what the reader may not see. */
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
