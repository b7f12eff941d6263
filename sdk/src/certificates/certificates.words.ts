import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const certificatesWords: Words = {
  blockReason: 'Why staff blocked the certificate; null if it is not blocked.',
  buyer: 'Name of the account that bought the certificate.',
  certificateCode: 'Code of the certificate; only its end for those who may not see codes.',
  certificateEnding: 'The last four symbols of a certificate’s code.',
  certificateId: 'Number of the certificate.',
  certificateLeast: 'The least sum of a certificate, in kopecks.',
  certificateMonths: 'How many months a certificate is valid after its sale.',
  certificateMost: 'The largest sum of a certificate, in kopecks.',
  certificateRest: 'What is left on the certificate, in kopecks.',
  certificateReturned: 'What went back to the buyer, in kopecks.',
  certificates: 'Certificates that the reader bought.',
  certificatesOwed: 'What the venue owes by certificates at the end of the period, in kopecks.',
  certificatesReturned: 'What went back to buyers in the period, in kopecks.',
  certificatesSold: 'Certificates sold in the period, in kopecks.',
  certificateStatus: 'Whether the certificate awaits its payment, may be used, is used up, over or blocked.',
  certificateSum: 'The sum that the certificate was sold for, in kopecks.',
  certificateSums: 'The sums that are offered, in kopecks.',
  certificatesUsed:
    'What certificates paid for bookings and tickets in the period, less what came back to them, in kopecks.',
  certificateTo: 'The last day on which the certificate pays.',
  certificateUsed: 'What has paid for bookings and tickets, in kopecks.',
  recipient: 'Whom the certificate is for; may be empty.',
  usedBack: 'What came back to the certificate of what it had paid, in kopecks.',
  usedSum: 'What was paid before and bookings used, in kopecks.',
  uses: 'What it pays for, or what pays for the booking or the tickets.',
  useStatus: 'What became of the use of a certificate.',
  wish: 'What the buyer wishes the receiver; may be empty.',
};
