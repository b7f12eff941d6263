import * as z from 'zod/mini';
import { checked } from '../schema/checked.ts';
import { messages, required } from '../schema/rules.ts';
import { momentOf } from './format.ts';

const dayPattern = /^(\d{2})\.(\d{2})\.(\d{4})$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The day of `dd.mm.yyyy` as `2024-02-29`; undefined for a day the calendar does not have. */
export function dayOfText(text: string): string | undefined {
  const [, day, month, year] = dayPattern.exec(text) ?? [];
  if (!day || !month || !year) return undefined;
  const iso = `${year}-${month}-${day}`;
  const at = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : undefined;
}

/** The moment of `dd.mm.yyyy HH:mm` at the venue; undefined for one that does not exist. */
export function momentOfText(text: string): Date | undefined {
  const [date = '', time = '', ...rest] = text.split(' ');
  const day = dayOfText(date);
  if (!day || rest.length > 0 || !timePattern.test(time)) return undefined;
  return new Date(momentOf(day, 0).getTime() + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000);
}

/** A date as people write it, `dd.mm.yyyy`; one that does not exist is refused. */
export const DateText = checked(
  required(20),
  z.refine(text => dayOfText(text) !== undefined, messages.date),
);

/** A date with time, `dd.mm.yyyy HH:mm`, at the venue. */
export const DateTimeText = checked(
  required(20),
  z.refine(text => momentOfText(text) !== undefined, messages.dateTime),
);

/** Hours 23 at most, minutes 59 at most. */
export const HoursMinutes = z.object({
  hours: checked(z.int(messages.time), z.minimum(0, messages.time), z.maximum(23, messages.time)),
  minutes: checked(z.int(messages.time), z.minimum(0, messages.time), z.maximum(59, messages.time)),
});

const startOfMinute = (now: Date) => Math.floor(now.getTime() / 60_000) * 60_000;
const wholeDay = (text: string) => !text.includes(' ');

/** A date, with or without time, that is not in the past; today and the current minute are accepted. */
/* @__NO_SIDE_EFFECTS__ */
export const notPast = (now: () => Date) =>
  z.refine<string>(text => {
    const at = wholeDay(text) ? momentOfText(`${text} 23:59`) : momentOfText(text);
    return at === undefined || at.getTime() >= startOfMinute(now());
  }, messages.futureDate);

/** A date that is not in the future; today is accepted. */
/* @__NO_SIDE_EFFECTS__ */
export const notFuture = (now: () => Date) =>
  z.refine<string>(text => {
    const at = momentOfText(wholeDay(text) ? `${text} 00:00` : text);
    return at === undefined || at.getTime() <= now().getTime();
  }, messages.pastDate);
