export {
  actSorts,
  addActService,
  closeAct,
  createAct,
  getAct,
  getActPdf,
  getActXml,
  listActs,
  listInvoicesForAct,
  removeActService,
  saveAct,
  saveActService,
} from './papers.acts.admin.ts';
export { downloadUpdForEdo, getAnswerFile, settleUpdAnswer, uploadUpdAnswers } from './papers.edo.admin.ts';
export {
  addInvoiceService,
  closeInvoice,
  createInvoice,
  getInvoice,
  getInvoicePdf,
  getRequestInvoice,
  invoiceSorts,
  listInvoices,
  payInvoice,
  removeInvoiceService,
  removeReceipt,
  returnInvoiceMoney,
  saveInvoice,
  saveInvoiceService,
} from './papers.invoices.admin.ts';
export { mailAct, mailInvoice } from './papers.mail.admin.ts';
export {
  countBankPayment,
  dismissBankPayment,
  downloadPapers,
  getBankPayment,
  listBankPayments,
  listStatementImports,
  uploadStatement,
} from './papers.statements.admin.ts';
