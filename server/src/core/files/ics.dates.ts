import type { LetterFile } from '../../ports/messages/messages.ts';
import { type IcsEntry, type IcsStatus, icsOf } from './ics.ts';

/** Something in calendars: a booking with its runs of hours, an event with its days. */
export interface IcsDate {
  readonly kind: string;
  readonly id: number;
  readonly title: string;
  /** Where it is, with the address. */
  readonly place: string;
  readonly isCertain: boolean;
  readonly isCancelled: boolean;
  readonly revision: number;
  readonly changedAt: Date;
  /** When it takes place, in order: one entry for each. */
  readonly periods: readonly { readonly start: string; readonly end: string | null }[];
  /** How many entries it had at most before it was changed. */
  readonly former: number;
  /** The path of its page. */
  readonly page: string;
  readonly about?: string;
}

/**
 * The entries of a date: one for each run of its hours, each with a number of its own, so that a moved booking keeps its
 * entries. Those that it has no more hours for are cancelled.
 */
export function entriesOf(date: IcsDate, publicUrl: string): IcsEntry[] {
  const { hostname } = new URL(publicUrl);
  const { periods, former, title, place, about, isCancelled, isCertain } = date;
  const last = periods.at(-1);
  const gone = last ? Array.from({ length: Math.max(0, former - periods.length) }, () => last) : [];
  const now: IcsStatus = isCancelled ? 'CANCELLED' : isCertain ? 'CONFIRMED' : 'TENTATIVE';
  return [...periods, ...gone].map(({ start, end }, index) => ({
    uid: `${date.kind}-${date.id}${index === 0 ? '' : `-${index + 1}`}@${hostname}`,
    sequence: date.revision,
    changedAt: date.changedAt,
    // guard: server/src/areas/bookings/bookings.letters.test.ts
    status: index < periods.length ? now : 'CANCELLED',
    start,
    end,
    title,
    place,
    ...(about !== undefined && { about }),
    url: `${publicUrl}${date.page}`,
  }));
}

interface Attaching {
  /** What the files are called, without their ending. */
  readonly name: string;
  readonly publicUrl: string;
  /** The address that answers to the letter go to. */
  readonly answersTo: string;
  readonly now: Date;
}

/**
 * Entries as files of a letter: what stands is published in one, and each entry that is gone has a cancellation of its
 * own, because one may name only one entry (RFC 5546, 3.2.5).
 */
export function calendarFiles(entries: readonly IcsEntry[], { name, ...by }: Attaching): LetterFile[] {
  const gone = entries.filter(({ status }) => status === 'CANCELLED');
  const standing = entries.filter(({ status }) => status !== 'CANCELLED');
  const file = (of: readonly IcsEntry[], called: string, method: string): LetterFile => ({
    name: `${called}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    data: Buffer.from(icsOf(of, { name: 'Площадка', is: 'file', ...by })),
  });
  return [
    ...(standing.length === 0 ? [] : [file(standing, name, 'PUBLISH')]),
    ...gone.map((each, index) => file([each], `${name}, отмена${index === 0 ? '' : ` ${index + 1}`}`, 'CANCEL')),
  ];
}
