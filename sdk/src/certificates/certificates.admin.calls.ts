import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, done, Id, message, Price, page, pageQuery } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { labelled } from '../core/schema/labels.ts';
import { Phone, required, short } from '../core/schema/rules.ts';
import {
  Certificate,
  CertificateOffer,
  CertificateReport,
  CertificateStatus,
  CertificateTerms,
  CertificateUse,
  CertificateWish,
} from './certificates.model.ts';

const section = '7 Admin: certificates';
const read = { access: 'certificates.read', reads: ['certificates'], section, ours: true } as const;
const write = {
  method: 'POST',
  access: 'certificates.manage',
  changes: ['certificates', 'receipts'],
  section,
  ours: true,
} as const;

export const certificateSorts = ['certificateId', 'certificateSum', 'certificateTo', 'createdAt'] as const;

/** A page of the certificates, the latest first; `search` looks at number, code, buyer's phone and recipient. */
export const listCertificates = call({
  ...read,
  id: 'admin.certificate.list',
  summary: 'List the gift certificates',
  method: 'GET',
  path: '/admin/certificates',
  query: z.extend(pageQuery(certificateSorts), { certificateStatus: z.optional(CertificateStatus) }),
  reply: page(Certificate),
});

/** One certificate with the bookings it was used for. */
export const getCertificate = call({
  ...read,
  reads: ['certificates', 'bookings'],
  id: 'admin.certificate.detail',
  summary: 'Read one gift certificate',
  method: 'GET',
  path: '/admin/certificates/{id}',
  reply: message(z.extend(Certificate, { uses: z.array(CertificateUse) })),
  fails: ['not_found'],
});

/** What was sold, used and returned from one day to another, and what the venue owes by certificates at its end. */
export const reportCertificates = call({
  ...read,
  id: 'admin.certificate.report',
  summary: 'Read what became of the money for certificates',
  method: 'GET',
  path: '/admin/certificates-report',
  query: z.object({ from: InputDay, to: InputDay }),
  reply: message(CertificateReport),
});

export const SellCertificate = z.extend(CertificateWish, {
  phone: labelled(Phone, 'Телефон покупателя'),
  name: labelled(short(60), 'Имя покупателя', { hint: 'Для нового клиента' }),
  by: z.enum(['cash', 'terminal']),
});

/** Sells a certificate at the desk for money that was taken there. */
export const sellCertificate = call({
  ...write,
  access: 'desk.cash',
  id: 'admin.certificate.sell',
  summary: 'Sell a gift certificate at the desk',
  path: '/admin/certificates/sell',
  body: SellCertificate,
  reply: created(z.object({ certificateId: Id })),
  fails: ['caller_leaves'],
  repeat: 'idempotency-key',
});

/** Blocks a certificate with a reason, or unblocks it with null. */
export const blockCertificate = call({
  ...write,
  id: 'admin.certificate.block',
  summary: 'Block or unblock a gift certificate',
  path: '/admin/certificates/{id}/block',
  body: z.object({ blockReason: labelled(z.nullable(required(300)), 'Причина') }),
  reply: done,
  fails: ['not_found', 'move_not_allowed'],
  repeat: 'safe',
});

/** Extends the term of a certificate; an earlier day is `move_not_allowed`. */
export const extendCertificate = call({
  ...write,
  id: 'admin.certificate.extend',
  summary: 'Extend the term of a gift certificate',
  path: '/admin/certificates/{id}/extend',
  body: z.object({ certificateTo: labelled(InputDay, 'Действует по') }),
  reply: done,
  fails: ['not_found', 'move_not_allowed'],
  repeat: 'safe',
});

/** Returns what is left of a certificate to its buyer by the way it was paid; `rest` is what staff saw. */
export const returnCertificate = call({
  ...write,
  id: 'admin.certificate.return',
  summary: 'Return what is left of a gift certificate',
  path: '/admin/certificates/{id}/return',
  body: z.object({ certificateRest: Price, reason: labelled(required(150), 'Причина') }),
  reply: done,
  fails: ['not_found', 'move_not_allowed', 'sum_changed'],
  repeat: 'idempotency-key',
});

/** Notes that the money of a certificate sold at the desk was handed over there; `owed` is what staff saw. */
export const handOverCertificate = call({
  ...write,
  access: 'desk.cash',
  id: 'admin.certificate.handOver',
  summary: 'Hand over the money of a returned certificate',
  path: '/admin/certificates/{id}/hand-over',
  body: z.object({ owed: Price }),
  reply: done,
  fails: ['not_found', 'sum_changed'],
  repeat: 'idempotency-key',
});

/** Sets the sums, limits and term of the certificates sold from now on. */
export const saveCertificateTerms = call({
  ...write,
  id: 'admin.certificate.terms',
  summary: 'Set what certificates are sold',
  path: '/admin/certificates/terms',
  body: CertificateTerms,
  reply: message(CertificateOffer),
  repeat: 'safe',
});
