import * as z from 'zod/mini';
import { VENUE_ADDRESS } from '../core/format/format.ts';
import { defineEnum } from '../core/schema/enums.ts';
import { Id } from '../core/schema/fields.ts';

// Kept apart from the other models of events, because event requests and tickets need only these.

export const registrationType = defineEnum({
  required: { id: 1, label: 'Требуется' },
  notRequired: { id: 2, label: 'Не требуется' },
});

export const ticketType = defineEnum({
  paid: { id: 1, label: 'Платный' },
  free: { id: 2, label: 'Бесплатный' },
});

/** The age ratings that the law defines. */
export const ageSign = defineEnum({
  zero: { id: 0, label: '0+' },
  six: { id: 6, label: '6+' },
  twelve: { id: 12, label: '12+' },
  sixteen: { id: 16, label: '16+' },
  eighteen: { id: 18, label: '18+' },
});

/** The list of ticket holders: a table to save if `download` is set, otherwise a PDF to view and print. */
export const TicketsBody = z.object({ eventId: Id, download: z.boolean() });

/** Where an event takes place, in one line: the room, and the place elsewhere; empty when it is only online. */
export const eventPlace = ({ roomName, place }: { roomName: string | null; place: string }): string =>
  [roomName, place].filter(Boolean).join(', ');

/** The same on a ticket, with the name and address of the venue for one of its rooms. */
export function ticketPlace(event: { roomName: string | null; place: string; isOnline: boolean }): string {
  const where = eventPlace(event);
  if (event.roomName === null) return where || (event.isOnline ? 'Онлайн' : '');
  return `«Площадка», ${where}. ${VENUE_ADDRESS}`;
}

/**
 * How many places of an event one person may hold, how many minutes unpaid ones are held, and how many scans one
 * request may send.
 */
export const ticketLimits = { places: 10, holdMinutes: 20, scans: 200, placeName: 100 } as const;
