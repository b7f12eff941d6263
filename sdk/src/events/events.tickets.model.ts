import * as z from 'zod/mini';
import { defineEnum } from '../core/enums.ts';
import { Id } from '../core/fields.ts';

// Apart from the other models of events: event requests need these two and nothing else of them.

export const registrationType = defineEnum({
  required: { id: 1, label: 'Требуется' },
  notRequired: { id: 2, label: 'Не требуется' },
});

export const ticketType = defineEnum({
  paid: { id: 1, label: 'Платный' },
  free: { id: 2, label: 'Бесплатный' },
});

/** Who holds tickets: a table to keep when `download` is set, else a PDF to look at and print. */
export const TicketsBody = z.object({ eventId: Id, download: z.boolean() });
