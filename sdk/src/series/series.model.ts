import * as z from 'zod/mini';
import { Day, Id, Kopecks } from '../core/schema/fields.ts';

export const seriesLimits = {
  /** The most dates of one series. */
  dates: 60,
} as const;

/** When and where one date of a series is. Days and times are those of the venue. */
const SeriesDate = z.object({
  eventId: Id,
  eventTitle: z.string(),
  date: Day,
  time: z.string(),
  dateEnd: z.nullable(Day),
  timeEnd: z.nullable(z.string()),
  place: z.string(),
});

/** Another date of the same series, as visitors see it. */
export const OtherDate = z.extend(SeriesDate, {
  /** Whether its tickets are sold out; false for one without tickets. */
  isSoldOut: z.boolean(),
});
export type OtherDate = z.output<typeof OtherDate>;

/** An event that may be a date of the series. */
export const SeriesCandidate = z.extend(SeriesDate, {
  /** Whether it is one of its dates now. */
  isChosen: z.boolean(),
  /** Whether it is a date of another series, which it would leave. */
  isElsewhere: z.boolean(),
});
export type SeriesCandidate = z.output<typeof SeriesCandidate>;

/** A kind of ticket of another date, by the name of the kind that is moved. */
export const MoveKind = z.object({
  ticketName: z.string(),
  /** Null if that date has no such tickets. */
  ticketPrice: z.nullable(Kopecks),
  /** Places that can be had now; 0 while it is not on sale. */
  left: z.int(),
});
export type MoveKind = z.output<typeof MoveKind>;

/** A date that tickets may be moved to. */
export const MoveDate = z.extend(SeriesDate, { kinds: z.array(MoveKind) });
export type MoveDate = z.output<typeof MoveDate>;

/** Tickets that may be moved, and the other dates of their series. */
export const MoveOptions = z.object({
  /** The event that the tickets are for now. */
  from: Id,
  /** Whether the reader may move them without a code by SMS. */
  isOwn: z.boolean(),
  /** Whether the term is over: a ticket moves as long as its whole price would be refunded. */
  isLate: z.boolean(),
  tickets: z.array(z.object({ ticketNumber: Id, ticketName: z.string(), price: Kopecks })),
  dates: z.array(MoveDate),
});
export type MoveOptions = z.output<typeof MoveOptions>;

/** Why tickets do not move to a date, in words; null if they do. */
export function whyNotTo({ kinds }: Pick<MoveDate, 'kinds'>, tickets: MoveOptions['tickets']): string | null {
  for (const [name, same] of Map.groupBy(tickets, ({ ticketName }) => ticketName)) {
    const kind = kinds.find(({ ticketName }) => ticketName === name);
    if (!kind || kind.ticketPrice === null) return 'таких билетов нет';
    if (same.some(({ price }) => price !== kind.ticketPrice)) return 'билет стоит иначе';
    if (kind.left < same.length) return kind.left === 0 ? 'мест нет' : 'столько мест нет';
  }
  return null;
}
