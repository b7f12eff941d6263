import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const promoCodesWords: Words = {
  discount: 'What a promo code takes off, in kopecks.',
  givenBackAt: 'When the use came back to the promo code; null while it counts.',
  promo: 'The promo code whose discount the price has; null without one.',
  promoCode:
    'Promo code, or the code of a certificate where it may be one. Case, spaces and hyphens do not count; letters that look the same are the same.',
  promoCodeId: 'Number of the promo code.',
  promoEventIds: 'The events that the code is for; empty for all.',
  promoFor: 'What the code may be used for: 1 bookings, 2 tickets, 3 both.',
  promoFrom: 'First day on which the code may be used; null for an open end.',
  promoGiven: 'Sum of the discounts by the code, in kopecks.',
  promoIsActive: 'Whether the code may be used; staff stop and resume it.',
  promoMaxPerPerson: 'How many orders of one person may have the code; null without a limit.',
  promoMaxUses: 'How many orders may have the code; null without a limit.',
  promoMinSum: 'The least price without the discount, in kopecks; null without one.',
  promoNote: 'Note of the staff.',
  promoPercent: 'Discount in percent; null if it is a sum.',
  promoRoomIds: 'The rooms that the code is for; empty for all.',
  promoSum: 'Discount in kopecks; null if it is in percent.',
  promoTo: 'Last day on which the code may be used; null for an open end.',
  promoUses: 'How many bookings and orders of tickets have a discount by the code now.',
  'PromoUse.accountState': 'State of the customer’s account; null for a guest without one.',
  'PromoUse.customer': 'Name; empty for whoever may not read users.',
  'PromoUse.orderId': 'Number of the booking; null for tickets.',
  'PromoUse.phone': 'Phone; masked for whoever may not read users.',
  ticketOrderId: 'Number of the order of tickets; null for a booking.',
  usedAt: 'When the code was applied.',
  usedOn: 'Name of the room of a booking, or of the event of tickets.',
  useId: 'Number of the use of a promo code or a certificate.',
};
