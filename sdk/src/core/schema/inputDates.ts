import * as z from 'zod/mini';
import { plainTexts } from '../client/plainError.ts';
import { dayOf } from '../format/format.ts';
import { checked } from './checked.ts';
import { Day, Instant } from './fields.ts';
import { messages } from './rules.ts';

/** The years of what the venue records and plans: 2000 to 2100. */
const years = /^(20|2100)/;

// A property that is read at import would keep both in every bundle.

/** A day that somebody enters or sends: one that the calendar has, from 2000 to 2100. */
export const InputDay = checked(Day, z.regex(years, { error: () => plainTexts.date, abort: true }));

/** A moment that somebody enters or sends, from 2000 to 2100. */
export const InputInstant = checked(Instant, z.regex(years, { error: () => plainTexts.dateTime, abort: true }));

/** A day that is not in the future; today is accepted. */
/* @__NO_SIDE_EFFECTS__ */
export const notFutureDay = (now: () => Date) => z.refine<string>(day => day <= dayOf(now()), messages.pastDate);

/** A rule for a whole record: the second of two days is not before the first; null or a missing day is an open end. */
/* @__NO_SIDE_EFFECTS__ */
export const inOrder = <const First extends string, const Last extends string>(first: First, last: Last) =>
  z.refine<{ readonly [Day in First | Last]?: string | null | undefined }>(
    days => {
      const [from, to]: readonly (string | null | undefined)[] = [days[first], days[last]];
      return !from || !to || from <= to;
    },
    { error: messages.reversed, path: [last] },
  );
