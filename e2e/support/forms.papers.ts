import type { Page } from '@playwright/test';
import { inTurn, press, type WalkedForm } from './forms.ts';
import type { PapersToDecide } from './prepared.ts';

const section = 'admin-app/src/sections';

/** Forms of staff about papers and money that wait for somebody. */
export const paperForms = ({
  invoiceId,
  actId,
  bankPaymentId,
  invoicedOrderId,
  unpaidOrderId,
}: PapersToDecide): readonly WalkedForm[] => [
  { file: `${section}/papers/ActPage.tsx`, at: `agreements/acts/${actId}`, css: 'main form:has-text("Сохранить")' },
  {
    file: `${section}/papers/ReceiptDialog.tsx`,
    at: `agreements/invoices/${invoiceId}`,
    open: press('Деньги пришли'),
    name: 'Поступление',
  },
  {
    file: `${section}/papers/ReturnDialog.tsx`,
    at: `agreements/invoices/${invoiceId}`,
    open: press('Отметить возврат'),
    name: 'Возврат',
  },
  {
    file: `${section}/papers/bank/BankPaymentDialog.tsx`,
    at: `agreements/payments?payment=${bankPaymentId}`,
    // Nothing matches what was typed into the search.
    settled: page => page.getByText(/^Выставленных счетов с/).waitFor(),
    name: /^Решение по/,
  },
  {
    file: `${section}/reports/MailDialog.tsx`,
    at: 'reports',
    open: press('Письмом'),
    name: 'Отчёт письмом',
  },
  {
    file: `${section}/debts/StatementDialog.tsx`,
    at: 'agreements/edit/2',
    open: press('Акт сверки'),
    name: 'Акт сверки',
  },
  {
    file: `${section}/desk/InvoiceDialog.tsx`,
    at: `board?booking=${unpaidOrderId}`,
    open: press('Счёт организации'),
    name: 'Счёт организации',
  },
  {
    file: `${section}/client-terms/ByTermsDialog.tsx`,
    at: `board?booking=${unpaidOrderId}`,
    open: press('По условиям организации'),
    name: 'Организация по ИНН',
  },
  {
    file: `${section}/desk/InvoiceMailDialog.tsx`,
    at: `board?booking=${invoicedOrderId}`,
    open: press('Отправить счёт письмом'),
    name: /^Письмо со/,
  },
  {
    file: `${section}/receipts/NoteDialog.tsx`,
    at: 'reconciliation/money?receipt=refused',
    open: inTurn(press('Действия'), (page: Page) => page.getByRole('menuitem', { name: 'Записать чек кассы' }).click()),
    name: 'Чек кассы',
  },
];
