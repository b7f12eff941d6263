import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { of, type PersonalData, type PersonalTable } from '../../area/personalData.ts';
import { invoiceOrder } from '../papers/money/papers.money.table.ts';
import { bankPayment, statementImport } from './statements.table.ts';

const forOrderOf = (invoiceId: PgColumn) => (userId: number) =>
  inArray(
    invoiceId,
    sql`(select ${invoiceOrder.invoiceId} from ${invoiceOrder} where ${invoiceOrder.userId} = ${userId})`,
  );

const retention = {
  atDeletion: 'keep',
  because: 'Договоры и\u00a0первичные документы по\u00a0закону хранятся пять лет.',
} as const satisfies Partial<PersonalTable>;

/** Payments of the bank, which accounting has to keep. */
export const statementsPersonal: PersonalData = {
  tables: [
    {
      table: bankPayment,
      about: forOrderOf(bankPayment.invoiceId),
      as: 'bankPayments',
      without: ['takenBy'],
      ...retention,
      ahead: ['invoiceDebt'],
    },
    {
      table: statementImport,
      about: of(statementImport.startedBy),
      as: null,
      ...retention,
      ahead: 'An upload of a member of staff',
    },
  ],
};
