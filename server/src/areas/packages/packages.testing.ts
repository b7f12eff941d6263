import { getBooking } from '@venue/sdk/bookings';
import { buyPackage, listMyPackages, payPackage, payWithPackage } from '@venue/sdk/packages';
import { createHourPackage, saveHourPackage, sellPackage } from '@venue/sdk/packages/admin';
import type { PackageFields } from '@venue/sdk/packages/model';
import { sql } from 'drizzle-orm';
import { invariantsOf } from '../../area/area.ts';
import { brokenInvariants } from '../../area/invariant.ts';
import { areas } from '../../areas.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';

/** Ten hours of the photo studio for 12 000 ₽, for ninety days, unless the test says otherwise. */
const fields = (over: Partial<PackageFields> = {}): PackageFields => ({
  packageTitle: '10 часов Фотостудии',
  packageHours: 10,
  packagePrice: 1_200_000,
  packageDays: 90,
  packageRoomIds: [31],
  packageAbout: '',
  ...over,
});

/** A package on sale. */
export async function onSale(api: TestApi, staff: Person, over: Partial<PackageFields> = {}): Promise<number> {
  const { packageId } = (await api.as(staff).send(createHourPackage, { body: fields(over) })).message;
  await api.as(staff).send(saveHourPackage, { body: { packageId, version: 1, isPublished: true } });
  return packageId;
}

export const buy = async (api: TestApi, person: Person, packageId: number, price = 1_200_000): Promise<number> =>
  (await api.as(person).send(buyPackage, { body: { packageId, price } })).message.purchaseId;

/** Starts a payment; returns its id at the provider. */
export const startPaying = async (api: TestApi, person: Person, purchaseId: number): Promise<string> =>
  (await api.as(person).send(payPackage, { body: { purchaseId } })).message.paymentId;

export const own = async (api: TestApi, person: Person) =>
  (await api.as(person).send(listMyPackages, {})).message.packages;

/** The hours left of the person's only package. */
export const left = async (api: TestApi, person: Person) => (await own(api, person))[0]?.hoursLeft;

export const use = async (api: TestApi, person: Person, orderId: number, purchaseId: number, hoursLeft: number) =>
  (await api.as(person).send(payWithPackage, { body: { orderId, purchaseId, hoursLeft } })).message.booked;

export const bookingOf = async (api: TestApi, person: Person, orderId: number) =>
  (await api.as(person).send(getBooking, { body: { orderId } })).message;

/** The rows that contradict an invariant of any area. */
export const breaches = (api: TestApi) => brokenInvariants(api.db, invariantsOf(areas), api.clock.now);

export const startAnew = (api: TestApi) =>
  api.db.execute(sql`truncate package_use, package_step, package_purchase, hour_package, promo_code, reminder,
    booking, booking_event, room_slot, payment, refund, receipt, movement, invoice_order, attempt, outbox cascade`);

/** A package on sale that a person bought at the desk; returns the number of the purchase. */
export async function bought(
  api: TestApi,
  staff: Person,
  person: Person,
  over: Partial<PackageFields> = {},
): Promise<number> {
  const packageId = await onSale(api, staff, over);
  const wish = { packageId, phone: person.phone, lastname: 'Иванова', name: 'Анна' };
  const body = { ...wish, by: 'cash', price: over.packagePrice ?? 1_200_000 } as const;
  return (await api.as(staff).send(sellPackage, { body })).id;
}
