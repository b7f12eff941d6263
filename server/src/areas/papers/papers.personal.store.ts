import { inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { of, type PersonalData, type PersonalTable } from '../../area/personalData.ts';
import { agreement } from '../agreements/agreements.table.ts';
import { aboutAnswerFile } from './edo/papers.edo.store.ts';
import { actExchange, updAnswer, updAnswerFile } from './edo/papers.edo.table.ts';
import { paperMail } from './mail/papers.mail.table.ts';
import { invoiceOrder, invoiceReceipt, invoiceReturn } from './money/papers.money.table.ts';
import { papersAhead } from './papers.ahead.store.ts';
import { act, actService, invoice, invoiceService } from './papers.table.ts';

const under = (agreementId: PgColumn) => (userId: number) =>
  inArray(agreementId, sql`(select ${agreement.id} from ${agreement} where ${agreement.userId} = ${userId})`);

const forOrderOf = (invoiceId: PgColumn) => (userId: number) =>
  inArray(
    invoiceId,
    sql`(select ${invoiceOrder.invoiceId} from ${invoiceOrder} where ${invoiceOrder.userId} = ${userId})`,
  );

const ofActs = (actId: PgColumn) => (userId: number) =>
  inArray(actId, sql`(select ${act.id} from ${act} where ${under(act.agreementId)(userId)})`);

const kept = {
  atDeletion: 'keep',
  because: 'Договоры и\u00a0первичные документы по\u00a0закону хранятся пять лет.',
} as const satisfies Partial<PersonalTable>;
const ofStaff = ['createdBy', 'comment', 'closedBy', 'pdf'];

/** Invoices and acts of people's agreements and orders, which accounting has to keep. */
export const papersPersonal: PersonalData = {
  tables: [
    {
      table: invoice,
      about: under(invoice.agreementId),
      as: 'invoices',
      without: ofStaff,
      ...kept,
      ahead: ['agreement', 'invoiceDebt', 'invoiceAct'],
    },
    {
      table: act,
      about: under(act.agreementId),
      as: 'acts',
      without: [...ofStaff, 'xml'],
      ...kept,
      ahead: ['agreement', 'invoiceAct'],
    },
    {
      table: invoiceService,
      about: userId =>
        inArray(
          invoiceService.invoiceId,
          sql`(select ${invoice.id} from ${invoice} where ${under(invoice.agreementId)(userId)})`,
        ),
      as: 'invoiceServices',
      ...kept,
      ahead: 'Lines of an invoice, which is ahead by itself',
    },
    {
      table: actService,
      about: userId =>
        inArray(actService.actId, sql`(select ${act.id} from ${act} where ${under(act.agreementId)(userId)})`),
      as: 'actServices',
      ...kept,
      ahead: 'Lines of an act, which is ahead by itself',
    },
    {
      table: paperMail,
      about: under(paperMail.agreementId),
      as: 'mailedPapers',
      without: ['mailedBy', 'letterIds'],
      ...kept,
      ahead: 'Letters that were sent',
    },
    {
      table: actExchange,
      about: ofActs(actExchange.actId),
      as: 'updExchanges',
      without: ['sentBy', 'isWaiting'],
      ...kept,
      ahead: 'Where a УПД is, which is ahead by itself',
    },
    {
      table: updAnswer,
      about: ofActs(updAnswer.actId),
      as: 'updAnswers',
      without: ['receivedBy', 'digest'],
      ...kept,
      ahead: 'What was answered already',
    },
    {
      table: updAnswerFile,
      about: userId =>
        inArray(
          updAnswerFile.answerId,
          sql`(select ${updAnswer.id} from ${updAnswer} where ${ofActs(updAnswer.actId)(userId)})`,
        ),
      as: 'updAnswerFiles',
      without: ['file', 'digest'],
      sealedFileAbout: row => aboutAnswerFile({ answerId: Number(row.answerId), file: String(row.file) }),
      ...kept,
      ahead: 'What was answered already',
    },
    {
      table: invoiceOrder,
      about: of(invoiceOrder.userId),
      as: 'invoicedOrders',
      ...kept,
      ahead: ['hold', 'preparedEvent', 'invoiceDebt', 'invoiceAct'],
    },
    {
      table: invoiceReceipt,
      about: forOrderOf(invoiceReceipt.invoiceId),
      as: 'invoiceReceipts',
      without: ['takenBy'],
      ...kept,
      ahead: ['invoiceDebt'],
    },
    {
      table: invoiceReturn,
      about: forOrderOf(invoiceReturn.invoiceId),
      as: 'invoiceReturns',
      without: ['sentBy'],
      ...kept,
      ahead: ['invoiceDebt'],
    },
  ],
  ahead: papersAhead,
};
