// What the areas above need of agreements: the requisites of both sides, the rates of VAT, how records are stamped.

export { agreementPdf } from './agreements.pdf.ts';
export { stamps } from './agreements.presenter.ts';
export { agreementToMail, auditedLetter, customerTexts, mustBeVatOn, requisitesOf } from './agreements.rules.ts';
