import type * as z from 'zod/mini';
import { defineEnum, schemaOf } from '../core/schema/enums.ts';
import { anyName } from '../core/schema/names.ts';

// Apart from the model of the board, so that other areas that take money at the desk do not carry it.

/** How money is taken at the desk. */
export const deskPayment = defineEnum({
  cash: { id: 'cash', label: 'Наличные', tone: 'good' },
  terminal: { id: 'terminal', label: 'Карта, терминал', tone: 'good' },
});
export const DeskPayment = schemaOf(deskPayment);
export type DeskPayment = z.output<typeof DeskPayment>;

/** Name of a caller; empty when not given, and for somebody who has an account already. */
export const CallerName = anyName(60);
