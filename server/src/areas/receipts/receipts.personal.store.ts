import { inArray, sql } from 'drizzle-orm';
import type { PersonalData } from '../../area/personalData.ts';
import { payment } from '../payments/payments.table.ts';
import { receipt } from './receipts.table.ts';

const ofPayer = (userId: number) =>
  inArray(receipt.paymentId, sql`(select ${payment.id} from ${payment} where ${payment.userId} = ${userId})`);

/** Receipts of what people paid, which the law requires to keep. */
export const receiptsPersonal: PersonalData = {
  tables: [
    {
      table: receipt,
      about: ofPayer,
      as: 'receipts',
      without: ['notedBy'],
      atDeletion: 'keep',
      because: 'Чеки по\u00a0закону хранятся пять лет; имени и\u00a0телефона в\u00a0них больше нет',
      ahead: 'A receipt follows its money, whoever paid',
    },
  ],
};
