import { of, type PersonalData } from '../../area/personalData.ts';
import { paymentsAhead } from './payments.ahead.store.ts';
import { payment } from './payments.table.ts';

/** Payments of people, which the law requires to keep. */
export const paymentsPersonal: PersonalData = {
  kept: [
    {
      table: payment,
      about: of(payment.userId),
      as: 'payments',
      without: ['confirmationToken', 'frameUrl', 'takenBy'],
      atDeletion: 'keep',
      because: 'Бухгалтерские документы хранятся пять лет; имени и телефона в них больше нет',
      ahead: ['payment', 'refund', 'refundByStaff'],
    },
  ],
  ahead: paymentsAhead,
};
