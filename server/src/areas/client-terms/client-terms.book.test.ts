import { cancelPaidBooking, getBooking, getReceipt, writeGroup } from '@venue/sdk/bookings';
import { cancelBooking } from '@venue/sdk/bookings/admin';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { bookOwnByTerms, listOwnOffers } from '@venue/sdk/client-terms';
import { bookByTerms, getClientTerms, listDeskOffers, saveClientTerms } from '@venue/sdk/client-terms/admin';
import { getDeskBooking, makeDeskInvoice, moveBooking, quoteAtDesk } from '@venue/sdk/desk/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../area/invariant.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { anAgreement, inForce } from '../agreements/agreements.testing.ts';
import { bookingsInvariants } from '../bookings/bookings.invariants.ts';
import { at, DAY, hold } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { addCode, apply } from '../promo-codes/promo-codes.testing.ts';
import { clientTermsInvariants } from './client-terms.invariants.ts';
import { termsOf } from './client-terms.testing.ts';

const FAR = '2026-12-21';
const HOUR = 150_000;
const OWN = 135_000;
const { name, type, KPP, OGRN, legalAddress, headPosition, headName } = anAgreement.customer;
const payer = { name, type, INN: anAgreement.customer.INN, KPP, OGRN, legalAddress, headPosition, headName };
const INN: string = anAgreement.customer.INN;

describe.each(databaseKinds)('a booking by the terms of an organisation (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let person: Person;
  let staff: Person;
  let agreementId: number;
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate client_terms, agreement cascade`);
    await startOver(api, bank);
    person = await api.aCustomer();
    staff = await api.aStaff();
    agreementId = await inForce(api, staff, { userId: person.id });
  });

  const offersOf = async (orderId: number, inn = INN) =>
    (await api.as(staff).send(listDeskOffers, { id: orderId, query: { INN: inn } })).message.clientOffers;
  const book = (orderId: number, termsId: number, price: number) =>
    api.as(staff).send(bookByTerms, { body: { orderId, termsId, price } });
  const bookOwn = (orderId: number, termsId: number, price: number, by = person) =>
    api.as(by).send(bookOwnByTerms, { body: { orderId, termsId, price } });
  const read = async (orderId: number) => (await api.as(person).send(getBooking, { body: { orderId } })).message;
  const used = async (termsId: number) =>
    (await api.as(staff).send(getClientTerms, { body: { termsId } })).message.creditUsed;
  const rows = async (query: ReturnType<typeof sql>) => (await api.db.execute(query)).rows;
  const broken = () => brokenInvariants(api.db, [...bookingsInvariants, ...clientTermsInvariants], api.clock.now);

  test('a promo code and the price of an organisation exclude each other', async () => {
    const termsId = await termsOf(api, staff, agreementId, { isPostpaid: false });
    await addCode(api, staff);
    const [priced, discounted] = [
      await hold(api, person, tariffId, [10, 11], FAR),
      await hold(api, person, tariffId, [14, 15], FAR),
    ];
    await book(priced, termsId, 2 * OWN);
    await expect(apply(api, person, priced)).rejects.toMatchObject({ code: 'promo_unfit' });
    expect(await read(priced)).toMatchObject({ price: 2 * OWN, promo: null });
    await apply(api, person, discounted);
    expect(await offersOf(discounted)).toEqual([]);
    await expect(book(discounted, termsId, 2 * OWN)).rejects.toMatchObject({ code: 'booking_not_payable' });
    expect(await broken()).toEqual([]);
  });

  test('the desk finds them by INN; the booking is confirmed without payment at the own price', async () => {
    const caller = await api.aCustomer();
    const orderId = await hold(api, caller, tariffId, [10, 11], FAR);
    expect(await offersOf(orderId)).toEqual([]);
    const termsId = await termsOf(api, staff, agreementId);
    expect(await offersOf(orderId, '6672051180')).toEqual([]);
    expect(await offersOf(orderId)).toMatchObject([
      { termsId, price: 2 * OWN, isPostpaid: true, creditLeft: 1_000_000, isEnough: true },
    ]);
    await expect(book(orderId, termsId, 2 * HOUR)).rejects.toMatchObject({ code: 'sum_changed' });
    await book(orderId, termsId, 2 * OWN);
    expect(await rows(sql`select status, price::int from booking where id = ${orderId}`)).toEqual([
      { status: bookingStatus.paid, price: 2 * OWN },
    ]);
    expect(await rows(sql`select distinct kind from room_slot where booking_id = ${orderId}`)).toEqual([
      { kind: 'booking' },
    ]);
    expect(await used(termsId)).toBe(2 * OWN);
    // No money has come, so there is no payment and no receipt.
    expect(await rows(sql`select id from payment`)).toEqual([]);
    expect(await rows(sql`select event from outbox where event like 'booking.%' order by id desc limit 1`)).toEqual([
      { event: 'booking.onAccount' },
    ]);
    const { message } = await api.as(staff).send(getDeskBooking, { id: orderId });
    expect(message).toMatchObject({ price: 2 * OWN, paid: 2 * OWN, due: 0 });
    expect(message.can).not.toContain('pay');
    // Nothing has been paid that could be confirmed.
    const { message: own } = await api.as(caller).send(getBooking, { body: { orderId } });
    expect(own).toMatchObject({ accountPayer: anAgreement.customer.name, refundIfCancelled: 2 * OWN });
    expect(own.can).not.toContain('receipt');
    await expect(api.as(caller).send(getReceipt, { body: { orderId } })).rejects.toMatchObject({
      code: 'receipt_not_ready',
    });
    expect(await broken()).toEqual([]);
    await expect(book(orderId, termsId, 2 * OWN)).rejects.toMatchObject({ code: 'booking_not_payable' });
  });

  test('the own price of a room goes before the discount; without payment after the month it waits for its money', async () => {
    const ownPrices = [{ roomId: 31, hourPrice: 100_000 }];
    const termsId = await termsOf(api, staff, agreementId, { isPostpaid: false, ownPrices });
    const orderId = await hold(api, person, tariffId, [10, 11], FAR);
    await book(orderId, termsId, 200_000);
    expect(await read(orderId)).toMatchObject({ status: bookingStatus.awaitingPayment, price: 200_000 });
    expect(await used(termsId)).toBe(0);
    // A second time would take the discount twice.
    expect(await offersOf(orderId)).toEqual([]);
    await expect(book(orderId, termsId, 200_000)).rejects.toMatchObject({ code: 'booking_not_payable' });
    expect(await broken()).toEqual([]);
  });

  test('beyond the limit it is refused with what is left, and nothing is changed', async () => {
    const termsId = await termsOf(api, staff, agreementId, { creditLimit: 3 * OWN - 1 });
    const [first, second] = [
      await hold(api, person, tariffId, [10], FAR),
      await hold(api, person, tariffId, [12, 13], FAR),
    ];
    await book(first, termsId, OWN);
    expect(await offersOf(second)).toMatchObject([{ creditLeft: 2 * OWN - 1, isEnough: false }]);
    await expect(book(second, termsId, 2 * OWN)).rejects.toMatchObject({
      code: 'credit_limit',
      data: { creditLeft: 2 * OWN - 1 },
    });
    expect(await read(second)).toMatchObject({ status: bookingStatus.awaitingPayment, price: 2 * HOUR });
  });

  test('two at once never exceed the limit', async () => {
    const termsId = await termsOf(api, staff, agreementId, { creditLimit: OWN });
    const [a, b] = [
      await hold(api, person, tariffId, [10], FAR),
      await hold(api, await api.aCustomer(), tariffId, [12], FAR),
    ];
    const results = await Promise.allSettled([book(a, termsId, OWN), book(b, termsId, OWN)]);
    expect(results.map(each => each.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(each => each.status === 'rejected')).toMatchObject({ reason: { code: 'credit_limit' } });
    expect(await used(termsId)).toBe(OWN);
    // Whoever writes, the database keeps the limit.
    await expect(
      api.db.execute(sql`update client_booking set sum = sum + 1 where terms_id = ${termsId}`),
    ).rejects.toMatchObject({ cause: { constraint: 'client_terms_credit_limit' } });
  });

  test('the account that the agreement names books by itself; nobody else does', async () => {
    const termsId = await termsOf(api, staff, agreementId);
    const orderId = await hold(api, person, tariffId, [10], FAR);
    expect((await api.as(person).send(listOwnOffers, { id: orderId })).message.clientOffers).toMatchObject([
      { termsId },
    ]);
    const other = await api.aCustomer();
    const theirs = await hold(api, other, tariffId, [14], FAR);
    expect((await api.as(other).send(listOwnOffers, { id: theirs })).message.clientOffers).toEqual([]);
    await expect(bookOwn(theirs, termsId, OWN, other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(bookOwn(orderId, termsId, OWN, other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(api.as(other).send(listOwnOffers, { id: orderId })).rejects.toMatchObject({ code: 'not_found' });
    // The holder of the agreement has no right over bookings of others either.
    await expect(bookOwn(theirs, termsId, OWN)).rejects.toMatchObject({ code: 'not_found' });
    const customer = { ...anAgreement.customer, INN: '6672051180' };
    const foreign = await termsOf(api, staff, await inForce(api, staff, { customer }));
    await expect(bookOwn(orderId, foreign, OWN)).rejects.toMatchObject({ code: 'not_found' });
    await bookOwn(orderId, termsId, OWN);
    expect(await read(orderId)).toMatchObject({ status: bookingStatus.paid, price: OWN });
  });

  test('of several made together one gets the price, and the others wait for their money', async () => {
    const termsId = await termsOf(api, staff, agreementId);
    const part = (hour: number) => ({ roomId: 31, tariffId, slots: [at(hour, FAR)], serviceIds: [], equipmentIds: [] });
    const parts = [part(10), part(14)].map(each => ({ ...each, price: HOUR }));
    const [first = 0, second = 0] = (await api.as(person).send(writeGroup, { body: { parts } })).message.orderIds;
    await book(first, termsId, OWN);
    expect((await read(first)).status).toBe(bookingStatus.paid);
    expect(await read(second)).toMatchObject({ status: bookingStatus.awaitingPayment, price: HOUR });
    expect((await read(second)).group).toMatchObject({ toPay: HOUR });
    expect(await broken()).toEqual([]);
  });

  test('only terms in force, for a booking that no invoice waits for', async () => {
    const termsId = await termsOf(api, staff, agreementId);
    const orderId = await hold(api, person, tariffId, [10], FAR);
    await api.as(staff).send(saveClientTerms, { body: { termsId, version: 1, termsTo: '2026-11-30' } });
    expect(await offersOf(orderId)).toEqual([]);
    expect((await api.as(person).send(listOwnOffers, { id: orderId })).message.clientOffers).toEqual([]);
    await expect(book(orderId, termsId, OWN)).rejects.toMatchObject({ code: 'terms_over' });
    await api.as(staff).send(saveClientTerms, { body: { termsId, version: 2, termsTo: null } });
    await api.as(staff).send(makeDeskInvoice, {
      body: { orderId, sum: HOUR, organisationId: null, payer: payer, sendTo: null, withAgreement: false },
    });
    expect(await offersOf(orderId)).toEqual([]);
    await expect(book(orderId, termsId, OWN)).rejects.toMatchObject({ code: 'booking_not_payable' });
  });

  test('cancelled in time it is not owed any more; late, a part is; no money goes back', async () => {
    const termsId = await termsOf(api, staff, agreementId);
    const [early, late] = [await hold(api, person, tariffId, [10], FAR), await hold(api, person, tariffId, [10], DAY)];
    for (const each of [early, late]) await book(each, termsId, OWN);
    await api.as(person).send(cancelPaidBooking, { body: { orderId: early, refund: OWN } });
    expect(await used(termsId)).toBe(OWN);
    api.clock.now = new Date(Date.parse(at(10)) - 10 * 3_600_000);
    await api.as(person).send(cancelPaidBooking, { body: { orderId: late, refund: OWN / 2 } });
    // Sessions of staff have expired by then.
    staff = await api.aStaff();
    expect(await used(termsId)).toBe(OWN / 2);
    expect(await rows(sql`select id from refund`)).toEqual([]);
    const texts = await rows(sql`select body from outbox where event = 'booking.cancelled'`);
    for (const { body } of texts) expect(body).not.toContain('Вернём');
    expect(await broken()).toEqual([]);
  });

  test('cancelled by staff, as much stays as they choose', async () => {
    const termsId = await termsOf(api, staff, agreementId);
    const orderId = await hold(api, person, tariffId, [10], FAR);
    await book(orderId, termsId, OWN);
    await api.as(staff).send(cancelBooking, {
      body: { orderId, seen: bookingStatus.paid, rejectionReason: 'Авария' },
    });
    expect(await used(termsId)).toBe(0);
    expect(await broken()).toEqual([]);
  });

  test('moved, it keeps the own price, and shorter it owes less', async () => {
    const termsId = await termsOf(api, staff, agreementId);
    const orderId = await hold(api, person, tariffId, [10, 11], FAR);
    await book(orderId, termsId, 2 * OWN);
    const request = { roomId: 31, tariffId, slots: [at(15, FAR)], serviceIds: [], equipmentIds: [] };
    const { message } = await api.as(staff).send(quoteAtDesk, { body: { orderId, ...request } });
    expect(message).toMatchObject({ price: OWN, paid: 2 * OWN, back: OWN });
    await api.as(staff).send(moveBooking, {
      body: { orderId, ...request, seen: [at(10, FAR), at(11, FAR)], price: OWN, due: 0, back: OWN, by: null },
    });
    expect(await used(termsId)).toBe(OWN);
    expect(await broken()).toEqual([]);
  });
});
