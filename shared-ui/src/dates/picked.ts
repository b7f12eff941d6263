import { messages } from '@venue/sdk';
import type { Dayjs } from 'dayjs';
import { isDay } from './calendar.ts';
import { dayjs, inZone } from './dayjs.ts';
import { formatDate, formatDateTime } from './format.ts';
import { atVenue } from './zones.ts';

/** The kinds of pickers. Their values are `YYYY-MM-DD`, `HH:mm`, or an instant in UTC; empty for nothing. */
export type PickerKind = 'date' | 'time' | 'dateTime';

interface Form {
  /** The value of text that is not a date; every schema rejects it. */
  readonly invalid: string;
  /** The specification's message for it. */
  readonly message: string;
  readonly placeholder: string;
  /** The value as people read it. */
  readonly text: (value: string) => string;
  readonly read: (value: string) => Dayjs | null;
  readonly write: (at: Dayjs) => string;
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const isInstant = (text: string) => text.endsWith('Z') && dayjs.utc(text).isValid();

/** A year below this one is still being typed. */
const FIRST_YEAR = 1900;

/** How the three kinds read and write their values. */
export const forms: Readonly<Record<PickerKind, Form>> = {
  date: {
    invalid: 'Invalid Date',
    message: messages.date,
    placeholder: 'ДД.ММ.ГГГГ',
    text: day => (isDay(day) ? formatDate(day) : ''),
    // Noon stays on the same day whatever changes of offset the zone has had.
    read: day => (isDay(day) ? atVenue(`${day} 12:00`) : null),
    write: at => at.format('YYYY-MM-DD'),
  },
  time: {
    // As long as a time, so that a schema refuses it for its content and not for its length.
    invalid: '--:--',
    message: messages.time,
    placeholder: 'чч:мм',
    text: time => (isTime(time) ? time : ''),
    read: time => (isTime(time) ? atVenue(`2000-01-01 ${time}`) : null),
    write: at => at.format('HH:mm'),
  },
  dateTime: {
    invalid: 'Invalid Date',
    message: messages.dateTime,
    placeholder: 'ДД.ММ.ГГГГ чч:мм',
    text: instant => (isInstant(instant) ? formatDateTime(instant) : ''),
    read: instant => (isInstant(instant) ? inZone(instant) : null),
    write: at => at.toISOString(),
  },
};

/** The value of what was picked or typed. */
export function pickedValue(kind: PickerKind, at: Dayjs | null): string {
  if (at === null) return '';
  const { invalid, write } = forms[kind];
  return at.isValid() && at.year() >= FIRST_YEAR ? write(at) : invalid;
}
