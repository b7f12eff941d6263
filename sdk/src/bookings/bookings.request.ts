import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { Id, Kopecks } from '../core/schema/fields.ts';
import { InputInstant } from '../core/schema/inputDates.ts';
import { MOST_HOURS } from './bookings.limits.ts';

// The request that a customer puts together on a room's page, before there is a booking.

/** One line of the price: what, how many, for how much. */
export const QuoteLine = z.object({
  kind: z.enum(['tariff', 'service', 'equipment']),
  id: Id,
  title: z.string(),
  quantity: z.int(),
  /** `час` or `шт.` */
  unit: z.enum(['hour', 'piece']),
  unitPrice: Kopecks,
  sum: Kopecks,
});
export type QuoteLine = z.output<typeof QuoteLine>;

/** Whether a line is a sum that staff agreed for the whole booking, instead of a tariff by the hour. */
export const isAgreed = ({ kind, unit }: Pick<QuoteLine, 'kind' | 'unit'>): boolean =>
  kind === 'tariff' && unit === 'piece';

export const Quote = z.object({
  lines: z.array(QuoteLine),
  price: Kopecks,
  /** VAT included in the price. */
  vat: Kopecks,
  vatPercent: z.int(),
});
export type Quote = z.output<typeof Quote>;

/** A promo code whose discount a price has. The sums of the lines are with it, the prices of one are without. */
export const AppliedPromo = z.object({ promoCode: z.string(), discount: Kopecks });
export type AppliedPromo = z.output<typeof AppliedPromo>;

/** What a line costs without a discount, which is only in its sum. */
export const fullSumOf = ({ quantity, unitPrice }: Pick<QuoteLine, 'quantity' | 'unitPrice'>): number =>
  quantity * unitPrice;

/** The discount that a price has. */
export const discountIn = ({ lines, price }: Pick<Quote, 'lines' | 'price'>): number =>
  lines.reduce((sum, line) => sum + fullSumOf(line), -price);

/** Hours of a booking, each given by its start. */
export const BookingHours = checked(
  z.array(InputInstant),
  z.minLength(1, 'Выберите хотя бы один час'),
  z.maxLength(MOST_HOURS, `Не больше ${MOST_HOURS} часов в одной брони`),
);

/** What is booked: a room, a tariff, hours given by their starts, extras. */
export const BookingRequest = z.object({
  roomId: Id,
  tariffId: Id,
  slots: BookingHours,
  serviceIds: checked(z.array(Id), z.maxLength(30)),
  equipmentIds: checked(z.array(Id), z.maxLength(30)),
});
export type BookingRequest = z.output<typeof BookingRequest>;
