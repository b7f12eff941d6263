// What the areas above may do with papers: they make invoices and acts of orders, and count the money that comes for them.

export { presentAct, presentInvoice } from './agreements.presenter.ts';
export { requisitesOf } from './agreements.rules.ts';
export { presentCustomerAct, presentOrderInvoice } from './invoices.money.presenter.ts';
export { BANKS_END, owedOf, restOf, returnableOf } from './invoices.money.rules.ts';
export { partyText } from './papers.parts.ts';
export { invoicePdf } from './papers.pdf.ts';
export { actFile } from './papers.rules.ts';
export { countedAs, formByItself } from './upd.rules.ts';
