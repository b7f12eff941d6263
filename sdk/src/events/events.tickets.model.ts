import * as z from 'zod/mini';
import { defineEnum } from '../core/enums.ts';
import { Id } from '../core/fields.ts';

// Apart from the other models of events: event requests and tickets need these and nothing else of them.

export const registrationType = defineEnum({
  required: { id: 1, label: 'Требуется' },
  notRequired: { id: 2, label: 'Не требуется' },
});

export const ticketType = defineEnum({
  paid: { id: 1, label: 'Платный' },
  free: { id: 2, label: 'Бесплатный' },
});

/** The signs of age the law knows. */
export const ageSign = defineEnum({
  zero: { id: 0, label: '0+' },
  six: { id: 6, label: '6+' },
  twelve: { id: 12, label: '12+' },
  sixteen: { id: 16, label: '16+' },
  eighteen: { id: 18, label: '18+' },
});

/** Who holds tickets: a table to keep when `download` is set, else a PDF to look at and print. */
export const TicketsBody = z.object({ eventId: Id, download: z.boolean() });

/** Where an event is, in a line: the room, and the place elsewhere; empty when it is nowhere but online. */
export const eventPlace = ({ roomName, place }: { roomName: string | null; place: string }): string =>
  [roomName, place].filter(Boolean).join(', ');
