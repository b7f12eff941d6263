import type { Certificate, CertificateUse, OwnCertificate, UsedCertificates } from '@venue/sdk/certificates/model';
import { printedCode } from '@venue/sdk/certificates/model';
import type { Actor } from '../../core/context.ts';
import { restOf, staffMay, statusOf } from './certificates.rules.ts';
import { endingOf } from './certificates.service.ts';
import type { ListedRow, OwnRow, UseRow, usesFor } from './certificates.store.ts';

export const presentOwn = (row: OwnRow, now: Date): OwnCertificate => ({
  certificateId: row.id,
  certificateStatus: statusOf(row, now),
  // guard: certificates.test.ts
  certificateCode: row.state === 'awaiting' ? null : printedCode(row.code),
  certificateSum: row.sum,
  certificateRest: restOf(row),
  recipient: row.recipient,
  wish: row.wish,
  certificateTo: row.validTo,
  isPaying: row.isPaying,
});

/** A certificate as staff see it: the whole code only with the right to it. */
export const presentCertificate = (
  row: ListedRow,
  { permissions }: Pick<Actor, 'permissions'>,
  now: Date,
): Certificate => ({
  ...presentOwn(row, now),
  // guard: certificates.admin.test.ts
  certificateCode: permissions.has('certificates.codes') ? printedCode(row.code) : endingOf(row),
  buyer: row.buyer,
  phone: row.phone,
  userId: row.userId,
  certificateUsed: row.spent,
  certificateReturned: row.returned,
  blockReason: row.blockReason,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  owed: row.owed,
  can: staffMay(row, now, { manage: permissions.has('certificates.manage'), cash: permissions.has('desk.cash') }),
});

export const presentUse = (row: UseRow): CertificateUse => ({
  useId: row.id,
  orderId: row.bookingId,
  ticketOrderId: row.ticketOrderId,
  usedOn: row.usedOn,
  useStatus: row.state,
  usedSum: row.sum,
  usedBack: row.returned,
  usedAt: row.usedAt.toISOString(),
});

export const presentUsesFor = (rows: Awaited<ReturnType<typeof usesFor>>): UsedCertificates => ({
  uses: rows.map(row => ({
    useId: row.id,
    useStatus: row.state,
    certificateEnding: row.code.slice(-4),
    usedSum: row.sum,
    usedBack: row.returned,
    certificateRest: row.rest,
  })),
});
