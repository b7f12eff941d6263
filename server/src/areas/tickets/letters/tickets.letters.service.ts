import { isForeign } from '@venue/sdk';
import { formatWhen } from '@venue/sdk/events/model';
import { ticketPlace } from '@venue/sdk/tickets/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { calendarFiles } from '../../../core/files/ics.dates.ts';
import { answersTo } from '../../../core/letter.ts';
import type { LiveMessage } from '../../../core/liveMessage.ts';
import type { Reach } from '../../../core/outbox.ts';
import type { LetterFile } from '../../../ports/messages/messages.ts';
import { reachOf } from '../../accounts/accounts.store.ts';
import { ticketsByIds } from '../cancellation/tickets.cancellation.store.ts';
import { ticketMessages } from '../tickets.messages.ts';
import { ticketsPdf } from '../tickets.pdf.ts';
import type { HeldTicket } from '../tickets.store.ts';
import { entriesOf } from './tickets.calendar.service.ts';

/** The live message to a holder whose event was rescheduled, and to the door. */
export const rescheduledMessages = (of: Parameters<typeof ticketMessages>[0]): LiveMessage[] =>
  ticketMessages(of, 'rescheduled');

/** The live message to a holder whose ticket was moved to another date, and to the doors. */
export const movedMessages = (of: Parameters<typeof ticketMessages>[0]): LiveMessage[] => ticketMessages(of, 'moved');

type Works = Pick<Context, 'now' | 'config'>;

type EventInBrief = Pick<
  HeldTicket['event'],
  'title' | 'date' | 'time' | 'dateEnd' | 'timeEnd' | 'roomName' | 'place' | 'isOnline'
>;

/** Where the holder of a ticket is written to: by letter alone if their phone is of another country. */
export async function holderReach(tx: Db, { userId, phone, email }: HeldTicket['ticket']): Promise<Reach> {
  const to = await reachOf(tx, userId, phone);
  // guard: ../transfer/tickets.transfer.abroad.test.ts
  return isForeign(phone) ? { ...to, phone: '', email } : to;
}

/** What letters say of an event. */
export const eventOf = (event: EventInBrief) => ({
  title: event.title,
  when: formatWhen(event, { year: true }),
  place: ticketPlace(event),
});

/** «Стандартный — 2, Льготный — 1». */
export const kindsOf = (held: readonly HeldTicket[]): string =>
  [...Map.groupBy(held, ({ kind }) => kind.name)].map(([name, { length }]) => `${name}\u00a0— ${length}`).join(', ');

/** The orders of these tickets, whose cards show the messages about them. */
export const ordersOf = (held: readonly HeldTicket[]) => ({
  kind: 'ticketOrder' as const,
  ids: [...new Set(held.flatMap(({ ticket }) => ticket.orderId ?? []))],
});

/** The event of these tickets as files for calendars. */
export const calendarOf = (held: readonly HeldTicket[], { now, config }: Works): LetterFile[] =>
  calendarFiles(
    held.flatMap(each => entriesOf(each, config.publicUrl)),
    { name: 'Мероприятие', publicUrl: config.publicUrl, answersTo: answersTo(config), now },
  );

/** Tickets as files of a letter: a page each to print, and their event for the calendar. */
export const ticketFiles = async (held: readonly HeldTicket[], works: Works): Promise<LetterFile[]> => [
  { name: 'Билеты.pdf', type: 'application/pdf', data: await ticketsPdf(held, works.config.publicUrl) },
  ...calendarOf(held, works),
];

/** The cancellation that takes a ticket that somebody gave away out of their calendar; `held` is it before that. */
export const leftFiles = ({ ticket, ...held }: HeldTicket, works: Works): LetterFile[] =>
  calendarOf([{ ...held, ticket: { ...ticket, cancelledAt: works.now } }], works);

/** The cancellations that take cancelled tickets out of calendars. */
export const goneFiles = async (tx: Db, ids: readonly number[], works: Works): Promise<LetterFile[]> =>
  calendarOf(await ticketsByIds(tx, ids), works);
