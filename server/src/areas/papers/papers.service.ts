// What the areas above may do with papers: they make invoices and acts of orders, and count the money that comes for them.

export { partyText } from '../../core/files/paper.ts';
export { presentAct, presentInvoice } from '../agreements/agreements.presenter.ts';
export { requisitesOf } from '../agreements/agreements.rules.ts';
export { presentCustomerAct, presentOrderInvoice } from './money/papers.money.presenter.ts';
export { BANKS_END, owedOf, restOf, returnableOf } from './money/papers.money.rules.ts';
export { invoicePdf } from './papers.pdf.ts';
export { actFile } from './papers.rules.ts';
export { countedAs, formByItself } from './upd/papers.upd.rules.ts';
