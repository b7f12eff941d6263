import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const clientTermsWords: Words = {
  allowedBy: 'Who allowed these terms, in words.',
  creditLeft: 'What is left of the limit, in kopecks; null where the organisation pays as usual.',
  creditLimit: 'The most that the organisation may owe, in kopecks.',
  creditUsed: 'What the organisation has to pay: hours without an invoice and unpaid invoices of months, in kopecks.',
  discountPercent: 'Discount on the rent of rooms without an own price, in percent.',
  dueDays: 'Days from the invoice of a month until it is due.',
  hourPrice: 'Price of an hour, in kopecks.',
  isEnough: 'Whether the limit is enough for this booking.',
  isPostpaid: 'Whether one invoice is paid after the month for all its hours.',
  clientOffers: 'The organisations by whose terms it can be booked.',
  ownPrices: 'Rooms with a price of their own.',
  termsFrom: 'First day on which they hold.',
  termsId: 'Number of the terms.',
  termsTo: 'Last day on which they hold; null while open-ended.',
  'ClientTerms.customer': 'Name of the organisation, as its agreement has it.',
  'ClientOffer.customer': 'Name of the organisation, as its agreement has it.',
};
