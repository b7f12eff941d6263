import * as z from 'zod/mini';
import { Id, Price } from '../core/schema/fields.ts';
import { InputInstant } from '../core/schema/inputDates.ts';
import { required } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { ticketType } from './events.tickets.model.ts';

/** A kind of ticket: with `ticketId` it is changed, without it added; kinds that are left out stay. */
export const EventTicketFields = z.object({
  ticketId: z.optional(Id),
  ticketType: ticketType.schema,
  ticketName: required(100),
  /** 0 for free tickets. */
  ticketPrice: Price,
  ticketQuantity: z.int().check(z.minimum(1), z.maximum(100_000)),
  /** Null: on sale at once, and until the event begins. */
  saleFrom: z.nullable(InputInstant),
  saleTo: z.nullable(InputInstant),
});

export const EventTicket = z.extend(withoutRules(z.omit(EventTicketFields, { ticketId: true })), {
  ticketId: Id,
  soldCount: z.int(),
  /** Whether the editor shows it expanded. Only for the screen: the server always sends `false`. */
  expanded: z.boolean(),
});
export type EventTicket = z.output<typeof EventTicket>;

export const costsSomething = z.refine<{ ticketType: number; ticketPrice: number }>(
  ticket => ticket.ticketType === ticketType.free || ticket.ticketPrice > 0,
  { error: 'Укажите цену: платный билет не\u00a0бывает бесплатным', path: ['ticketPrice'] },
);
