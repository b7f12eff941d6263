import * as z from 'zod/mini';
import { defineEnum } from '../core/enums.ts';

// Apart from the other models of events: event requests need these two and nothing else of them.

export const registrationType = defineEnum({
  required: { id: 1, label: 'Требуется' },
  notRequired: { id: 2, label: 'Не требуется' },
});

export const ticketType = defineEnum({
  paid: { id: 1, label: 'Платный' },
  free: { id: 2, label: 'Бесплатный' },
});

/** What is sold has a price: a kind of ticket for nothing is a free one. */
export const paidCostsSomething = z.refine<{ readonly ticketType: number; readonly ticketPrice: number }>(
  each => each.ticketType === ticketType.free || each.ticketPrice > 0,
  { error: 'Платный билет не\u00a0может стоить 0\u00a0₽', path: ['ticketPrice'] },
);
