import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { defineEnum, schemaOf } from '../core/schema/enums.ts';
import { Day, Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { required } from '../core/schema/rules.ts';
import { accountState } from '../profile/profile.account.model.ts';

export {
  OrganisationAgreement,
  OrganisationCard,
  OrganisationInvoice,
  OrganisationMoney,
  OrganisationPerson,
} from './customers.organisations.ts';

/** What people have with the venue. */
export const customerThing = defineEnum({
  booking: { id: 'booking', label: 'Брони' },
  ticketOrder: { id: 'ticketOrder', label: 'Билеты' },
  eventRequest: { id: 'eventRequest', label: 'Заявки на\u00a0мероприятия' },
  roomRequest: { id: 'roomRequest', label: 'Запросы помещений' },
  marketRequest: { id: 'marketRequest', label: 'Заказы маркетплейса' },
  package: { id: 'package', label: 'Абонементы' },
  certificate: { id: 'certificate', label: 'Сертификаты' },
  review: { id: 'review', label: 'Отзывы' },
  wait: { id: 'wait', label: 'Ожидание часов' },
  ticketWait: { id: 'ticketWait', label: 'Ожидание билетов' },
});
export type CustomerThingKind = z.output<typeof customerThing.schema>;

/** One of the latest things of a kind. */
export const CustomerThing = z.object({
  thingId: Id,
  title: z.string(),
  /** When it takes place, or was made where it has no time. */
  at: Instant,
  /** Its price in kopecks; null where it has none. */
  sum: z.nullable(Kopecks),
  /** Its status in Russian. */
  state: z.string(),
});
export type CustomerThing = z.output<typeof CustomerThing>;

/** All things of a kind: how many, and the latest five. */
export const CustomerThings = z.object({
  thing: schemaOf(customerThing),
  total: z.int(),
  latest: z.array(CustomerThing),
});
export type CustomerThings = z.output<typeof CustomerThings>;

/** Money of a person by the reconciliation, in kopecks. */
export const CustomerMoney = z.object({
  /** What they paid. */
  paid: Kopecks,
  /** What went back to them. */
  returned: Kopecks,
  /** What they owe: rests of confirmed bookings and issued invoices. */
  owes: Kopecks,
  /** What the venue has not returned yet. */
  owed: Kopecks,
});
export type CustomerMoney = z.output<typeof CustomerMoney>;

/** Whether the guests of paid bookings came. */
export const CustomerVisits = z.object({ came: z.int(), missed: z.int(), upcoming: z.int() });

/** Why somebody may not book, and until when. */
export const CustomerBlock = z.object({
  blockReason: z.string(),
  /** The last day of the block. */
  blockedTo: Day,
  blockedAt: Instant,
  blockedBy: z.string(),
});
export type CustomerBlock = z.output<typeof CustomerBlock>;

/** What staff know about a person, over all kinds. */
export const CustomerCard = z.object({
  userId: Id,
  customer: z.string(),
  phone: z.string(),
  accountState: schemaOf(accountState),
  /** Kinds that the reader may read and of which there is something. */
  things: z.array(CustomerThings),
  money: z.nullable(CustomerMoney),
  visits: z.nullable(CustomerVisits),
  /** SMS and letters of the last thirty days, and how many of them did not arrive. */
  messages: z.object({ sent: z.int(), lost: z.int() }),
  tags: z.array(z.string()),
  warning: z.string(),
  block: z.nullable(CustomerBlock),
  /** INNs of organisations they act for, with names. */
  organisations: z.array(z.object({ INN: z.string(), name: z.string() })),
  can: z.array(z.enum(['mark', 'block', 'unblock'])),
});
export type CustomerCard = z.output<typeof CustomerCard>;

const Tag = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(30, 'Не\u00a0длиннее 30 символов'), z.regex(/^[^,]*$/, 'Без запятых'));

/** Tags and a warning that everybody of the staff sees beside the person’s name. */
export const CustomerMarkFields = z.object({
  tags: checked(z.array(Tag), z.maxLength(10, 'Не\u00a0больше десяти меток')),
  warning: checked(z.string(), z.maxLength(300, 'Не\u00a0больше 300 символов')),
});

/** A block: the person reads the reason, which one SMS holds whole. */
export const CustomerBlockFields = z.object({ blockReason: required(140), blockedTo: InputDay });
