export { Act, ActService, ListedAct } from './papers.acts.ts';
export {
  type AnswerResult,
  answerOutcome,
  answerResult,
  type EdoState,
  edoLimits,
  edoState,
  TakenAnswer,
  UpdExchange,
} from './papers.edo.ts';
export { type ActForm, actForm, actName, isUpd } from './papers.forms.ts';
export { mailing, PaperMail, PaperMailFields, paperMailLimits } from './papers.mail.ts';
export { InvoiceOrder, invoiceEnd, orderInvoiceStatus } from './papers.money.ts';

export {
  CustomerAct,
  EventInvoice,
  InvoiceOffer,
  noInvoice,
  OrderInvoice,
  ReceiptFields,
} from './papers.orders.ts';

export { ActFields, Invoice, InvoiceFields, InvoiceService, LineFields, measure } from './papers.records.ts';
export { ActRow, InvoiceRow, paperLimits, stamps } from './papers.rows.ts';

export {
  BankPayment,
  bankPaymentStatus,
  PapersDays,
  PaymentCandidate,
  StatementResult,
  whyWaiting,
} from './papers.statements.ts';
export { invoiceStatus, paperMoves, paperStatus } from './papers.statuses.ts';
export {
  isVatOn,
  leftOf,
  lineSum,
  totalsOf,
  type VatRate,
  vatRate,
  vatRateOn,
  vatWithin,
} from './papers.sums.ts';
