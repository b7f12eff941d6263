import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { of, type PersonalData } from '../../area/personalData.ts';
import { paymentsAhead } from './payments.ahead.store.ts';
import { payment, paymentShare, refund } from './payments.table.ts';

const ofPayments = (paymentId: PgColumn) => (userId: number) =>
  inArray(paymentId, sql`(select ${payment.id} from ${payment} where ${payment.userId} = ${userId})`);

/** Payments of people, which the law requires to keep. */
export const paymentsPersonal: PersonalData = {
  tables: [
    {
      table: payment,
      about: of(payment.userId),
      as: 'payments',
      without: ['confirmationToken', 'frameUrl', 'takenBy'],
      atDeletion: 'keep',
      because: 'Бухгалтерские документы хранятся пять лет; имени и телефона в них больше нет',
      ahead: ['payment', 'refund', 'refundByStaff'],
    },
    {
      table: paymentShare,
      about: ofPayments(paymentShare.paymentId),
      as: 'paymentShares',
      atDeletion: 'keep',
      because: 'Часть платежа за\u00a0несколько броней',
      ahead: ['payment', 'refund', 'refundByStaff'],
    },
    {
      table: refund,
      about: ofPayments(refund.paymentId),
      as: 'refunds',
      // The number of a member of staff.
      without: ['givenBy'],
      atDeletion: 'keep',
      because: 'Бухгалтерские документы хранятся пять лет; имени и\u00a0телефона в\u00a0них нет',
      ahead: ['refund', 'refundByStaff'],
    },
  ],
  ahead: paymentsAhead,
};
