import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, done, Id, Instant, message } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { PaymentCode } from './certificates.code.ts';
import { CertificateOffer, CertificateWish, OwnCertificate, UsedCertificates } from './certificates.model.ts';

const section = '7 Certificates';
const read = { access: 'customer', reads: ['certificates'], section, ours: true } as const;
const write = { access: 'customer', changes: ['certificates'], section, ours: true } as const;

export { applyTicketPaymentCode, getTicketCertificates, withdrawTicketCertificates } from './certificates.tickets.ts';

/** The sums that are offered, the limits of other sums, and the months that a certificate is valid. */
export const getCertificateOffer = call({
  id: 'certificate.offer',
  summary: 'Read what certificates are sold',
  method: 'GET',
  path: '/certificates/offer',
  access: 'public',
  reply: message(CertificateOffer),
  reads: ['certificates'],
  section,
  ours: true,
});

/** Orders a certificate, which is to be paid. */
export const buyCertificate = call({
  ...write,
  id: 'certificate.buy',
  summary: 'Order a gift certificate',
  method: 'POST',
  path: '/certificates',
  body: CertificateWish,
  reply: created(z.object({ certificateId: Id })),
  fails: ['rate_limited'],
  repeat: 'idempotency-key',
});

/** Starts a payment of the reader's certificate in an embedded frame, or returns the open one. */
export const payCertificate = call({
  ...write,
  id: 'certificate.pay',
  summary: 'Start paying a certificate in an embedded frame',
  method: 'POST',
  path: '/certificates/{id}/pay',
  reply: message(
    z.object({
      paymentId: z.string(),
      confirmationToken: z.string(),
      frameUrl: z.string(),
      expiresAt: Instant,
      now: Instant,
    }),
  ),
  fails: ['not_found', 'move_not_allowed', 'event_payment_down'],
  repeat: 'safe',
});

/** One certificate that the reader bought. */
export const getOwnCertificate = call({
  ...read,
  id: 'certificate.own',
  summary: 'Read a certificate of one’s own',
  method: 'GET',
  path: '/certificates/{id}',
  reply: message(OwnCertificate),
  fails: ['not_found'],
});

/** The certificates that the reader bought, the latest first. */
export const listOwnCertificates = call({
  ...read,
  id: 'certificate.list',
  summary: 'List the certificates one bought',
  method: 'GET',
  path: '/certificates',
  reply: message(z.object({ certificates: z.array(OwnCertificate) })),
});

/** A paid certificate to print or to send on. */
export const downloadCertificate = call({
  ...read,
  id: 'certificate.pdf',
  summary: 'Download a certificate as a PDF',
  method: 'GET',
  path: '/certificates/{id}/pdf',
  reply: file('application/pdf'),
  fails: ['not_found'],
});

/** Pays for the reader's unpaid booking with the certificate of a code, or gives it the discount of a promo code. */
export const applyPaymentCode = call({
  ...write,
  changes: ['certificates', 'bookings'],
  id: 'certificate.apply',
  summary: 'Apply the code of a certificate or a promo code to a booking',
  method: 'POST',
  path: '/booking/code/apply',
  body: z.object({ orderId: Id, promoCode: PaymentCode }),
  reply: done,
  fails: ['not_found', 'promo_not_now', 'promo_unknown', 'promo_ended', 'promo_used_up', 'promo_unfit', 'rate_limited'],
  repeat: 'safe',
});

/** Takes certificates off the reader's unpaid booking; their sums come back to them. */
export const withdrawCertificates = call({
  ...write,
  changes: ['certificates', 'bookings'],
  id: 'certificate.withdraw',
  summary: 'Withdraw the certificates from a booking',
  method: 'POST',
  path: '/booking/code/withdraw',
  body: z.object({ orderId: Id }),
  reply: done,
  fails: ['not_found', 'promo_not_now'],
  repeat: 'safe',
});

/** The certificates that pay for the reader's booking, or have paid for it. */
export const getBookingCertificates = call({
  ...read,
  reads: ['certificates', 'bookings'],
  id: 'certificate.ofBooking',
  summary: 'Read which certificates pay for a booking',
  method: 'POST',
  path: '/booking/code/show',
  body: z.object({ orderId: Id }),
  reply: message(UsedCertificates),
  fails: ['not_found'],
});
