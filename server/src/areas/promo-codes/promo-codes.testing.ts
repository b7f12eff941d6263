import { getBooking } from '@venue/sdk/bookings';
import { applyPromoCode } from '@venue/sdk/promo-codes';
import { createPromoCode, getPromoCode } from '@venue/sdk/promo-codes/admin';
import { type PromoCodeFields, promoFor } from '@venue/sdk/promo-codes/model';
import { invariantsOf } from '../../area/area.ts';
import { brokenInvariants } from '../../area/invariant.ts';
import { areas } from '../../areas.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';

let codes = 0;
/** A code that no other test has. */
export const newCode = () => `КОД-${1000 + codes++}`;

/** A code of ten percent for everything, unless the test says otherwise. */
export const fields = (over: Partial<PromoCodeFields> = {}): PromoCodeFields => ({
  promoCode: 'ВЕСНА-10',
  promoPercent: over.promoSum ? null : 10,
  promoSum: null,
  promoFor: promoFor.rooms,
  promoRoomIds: [],
  promoEventIds: [],
  promoFrom: null,
  promoTo: null,
  promoMaxUses: null,
  promoMaxPerPerson: null,
  promoMinSum: null,
  promoNote: '',
  ...over,
});

export const addCode = async (api: TestApi, staff: Person, over: Partial<PromoCodeFields> = {}): Promise<number> =>
  (await api.as(staff).send(createPromoCode, { body: fields(over) })).message.promoCodeId;

export const apply = (api: TestApi, person: Person, orderId: number, promoCode = 'ВЕСНА-10') =>
  api.as(person).send(applyPromoCode, { body: { orderId, promoCode } });

export const bookingOf = async (api: TestApi, person: Person, orderId: number) =>
  (await api.as(person).send(getBooking, { body: { orderId } })).message;

/** How often a code is used now, and the sum of its discounts. */
export async function countsOf(api: TestApi, staff: Person, promoCodeId: number): Promise<[number, number]> {
  const { message } = await api.as(staff).send(getPromoCode, { body: { promoCodeId } });
  return [message.promoUses, message.promoGiven];
}

/** The rows that contradict an invariant of any area. */
export const breaches = (api: TestApi) => brokenInvariants(api.db, invariantsOf(areas), api.clock.now);
