// What the areas above need of agreements: the requisites of both sides, the rates of VAT, how records are stamped.

export { stamps } from './agreements.presenter.ts';
export { auditedLetter, customerTexts, mustBeVatOn, requisitesOf } from './agreements.rules.ts';
