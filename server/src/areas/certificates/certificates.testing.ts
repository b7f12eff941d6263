import {
  applyPaymentCode,
  buyCertificate,
  getBookingCertificates,
  getOwnCertificate,
  payCertificate,
} from '@venue/sdk/certificates';
import { sellCertificate } from '@venue/sdk/certificates/admin';
import { confirmFreeBooking } from '@venue/sdk/promo-codes';
import { sql } from 'drizzle-orm';
import { invariantsOf } from '../../area/area.ts';
import { brokenInvariants } from '../../area/invariant.ts';
import { areas } from '../../areas.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { startPaying } from '../bookings/bookings.testing.ts';
import type { Bank } from '../payments/payments.testing.ts';

/** What tests do with certificates, with the bank of their payments. */
export function certificatesOf(api: TestApi, bank: Bank) {
  /** The bank says what became of a payment, and the server does what follows. */
  async function say(paymentId: string, status: 'succeeded' | 'canceled', sum?: number): Promise<void> {
    bank.say(paymentId, status, sum);
    await api.db.execute(sql`update payment set due_at = ${api.clock.now.toISOString()} where status = 'pending'`);
    for (const job of ['payments.poll', 'bookings.closeExpired', 'payments.sendRefunds']) await api.runJob(job);
  }
  const order = async (person: Person, certificateSum = 100_000): Promise<number> =>
    (await api.as(person).send(buyCertificate, { body: { certificateSum, recipient: 'Марина', wish: 'Удачи!' } }))
      .message.certificateId;
  const own = async (person: Person, id: number) => (await api.as(person).send(getOwnCertificate, { id })).message;
  /** A certificate that a person bought: its id and its code. */
  async function bought(person: Person, sum = 100_000): Promise<{ id: number; code: string }> {
    const id = await order(person, sum);
    await say((await api.as(person).send(payCertificate, { id })).message.paymentId, 'succeeded');
    return { id, code: (await own(person, id)).certificateCode ?? '' };
  }
  return {
    say,
    order,
    own,
    bought,
    apply: (person: Person, orderId: number, promoCode: string) =>
      api.as(person).send(applyPaymentCode, { body: { orderId, promoCode } }),
    uses: async (person: Person, orderId: number) =>
      (await api.as(person).send(getBookingCertificates, { body: { orderId } })).message.uses,
    rest: async (person: Person, id: number) => (await own(person, id)).certificateRest,
    pay: async (person: Person, orderId: number) => {
      const { paymentId } = await startPaying(api, person, orderId);
      await say(paymentId, 'succeeded');
      return paymentId;
    },
    confirm: (person: Person, orderId: number) => api.as(person).send(confirmFreeBooking, { body: { orderId } }),
    /** The rows that contradict an invariant of any area. */
    breaches: () => brokenInvariants(api.db, invariantsOf(areas), api.clock.now),
  };
}

/** A certificate of a thousand roubles that the desk sold to a person. */
export async function aCertificate(api: TestApi, { phone }: Pick<Person, 'phone'>): Promise<number> {
  const body = { phone, name: '', by: 'cash', certificateSum: 100_000, recipient: '', wish: '' } as const;
  return (await api.as(await api.aStaff()).send(sellCertificate, { body })).message.certificateId;
}
