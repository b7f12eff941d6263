// What the areas above may do with papers: they make invoices and acts of orders, and count the money that comes for them.

export { exchange } from './edo/papers.edo.store.ts';
export { presentMail } from './mail/papers.mail.presenter.ts';
export { presentCustomerAct, presentOrderInvoice } from './money/papers.money.presenter.ts';
export { BANKS_END, owedOf, restOf, returnableOf } from './money/papers.money.rules.ts';
export { invoicePdf } from './papers.pdf.ts';
export { presentAct, presentInvoice } from './papers.presenter.ts';
export { actFile } from './papers.rules.ts';
export { countedAs, formByItself } from './upd/papers.upd.rules.ts';
