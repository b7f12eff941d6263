import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { defineEnum, type Move, schemaOf } from '../core/schema/enums.ts';
import { Day, Id, Instant, Kopecks, Price } from '../core/schema/fields.ts';
import { labelled } from '../core/schema/labels.ts';
import { short } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

export { CODE_LENGTH, certificateCodeOf, codeSymbols, isCertificateCode, printedCode } from './certificates.code.ts';

/** Status of a gift certificate. `used` and `expired` follow from its rest and its last day. */
export const certificateStatus = defineEnum({
  awaiting: { id: 'awaiting', label: 'Ждёт оплаты', tone: 'warn' },
  active: { id: 'active', label: 'Действует', tone: 'good' },
  used: { id: 'used', label: 'Использован', tone: 'neutral' },
  expired: { id: 'expired', label: 'Срок истёк', tone: 'neutral' },
  blocked: { id: 'blocked', label: 'Заблокирован', tone: 'bad' },
});
export const CertificateStatus = schemaOf(certificateStatus);
export type CertificateStatus = z.output<typeof CertificateStatus>;

export const certificateMoves = [
  { action: 'pay', from: ['awaiting'], to: 'active', by: ['customer'] },
  { action: 'spend', from: ['active'], to: 'used', by: ['customer', 'server'] },
  { action: 'lapse', from: ['active'], to: 'expired', by: ['server'] },
  { action: 'block', label: 'Заблокировать', from: ['active', 'used', 'expired'], to: 'blocked', by: ['staff'] },
  { action: 'unblock', label: 'Разблокировать', from: ['blocked'], to: 'active', by: ['staff'] },
  { action: 'extend', label: 'Продлить', from: ['active', 'expired'], to: 'active', by: ['staff'] },
  { action: 'giveBack', label: 'Вернуть остаток', from: ['active', 'expired', 'blocked'], to: 'used', by: ['staff'] },
] as const satisfies readonly Move<CertificateStatus>[];

/** Whole roubles, in kopecks. */
const Sum = checked(Price, z.minimum(100, 'Больше нуля'), z.multipleOf(100, 'Целое число рублей'));

/** What staff set for all certificates sold from now on. */
export const CertificateTerms = z.object({
  /** The sums offered. */
  certificateSums: z.array(Sum).check(z.minLength(1, 'Укажите хотя бы одну сумму'), z.maxLength(8, 'Не больше 8')),
  certificateLeast: labelled(Sum, 'Не меньше, ₽', { half: true }),
  certificateMost: labelled(Sum, 'Не больше, ₽', { half: true }),
  certificateMonths: labelled(
    checked(z.int('Укажите число'), z.minimum(1, 'Не меньше 1'), z.maximum(60, 'Не больше 60')),
    'Срок, месяцев',
  ),
});
export type CertificateTerms = z.output<typeof CertificateTerms>;

/** What is sold now. */
export const CertificateOffer = withoutRules(CertificateTerms);

/** What a buyer says of a certificate. */
export const CertificateWish = z.object({
  certificateSum: Sum,
  recipient: labelled(short(80), 'Кому', { hint: 'Имя напечатаем на\u00a0сертификате' }),
  wish: labelled(short(300), 'Пожелание', { lines: true }),
});
export type CertificateWish = z.output<typeof CertificateWish>;

/** A certificate as its buyer sees it. */
export const OwnCertificate = z.object({
  certificateId: Id,
  certificateStatus: CertificateStatus,
  /** Null until it is paid. */
  certificateCode: z.nullable(z.string()),
  certificateSum: Kopecks,
  certificateRest: Kopecks,
  recipient: z.string(),
  wish: z.string(),
  /** The last day on which it pays; null until it is paid. */
  certificateTo: z.nullable(Day),
  /** Whether a payment of it was begun and has no outcome yet. */
  isPaying: z.boolean(),
});
export type OwnCertificate = z.output<typeof OwnCertificate>;

export const useStatus = defineEnum({
  reserved: { id: 'reserved', label: 'Ждёт оплаты', tone: 'warn' },
  settled: { id: 'settled', label: 'Оплачено им', tone: 'good' },
  lapsed: { id: 'lapsed', label: 'Вернулся: оплаты не\u00a0было', tone: 'neutral' },
  withdrawn: { id: 'withdrawn', label: 'Убран', tone: 'neutral' },
});

/** What certificates pay of a booking or an order of tickets. */
export const UsedCertificates = z.object({
  uses: z.array(
    z.object({
      useId: Id,
      useStatus: schemaOf(useStatus),
      /** The last four symbols of its code. */
      certificateEnding: z.string(),
      usedSum: Kopecks,
      /** What came back to it of what it had paid. */
      usedBack: Kopecks,
      /** What is left on it now. */
      certificateRest: Kopecks,
    }),
  ),
});
export type UsedCertificates = z.output<typeof UsedCertificates>;

/** A certificate in the staff's grid. */
export const Certificate = z.extend(OwnCertificate, {
  /** Whole for those who may see codes, otherwise only its end. */
  certificateCode: z.string(),
  buyer: z.string(),
  phone: z.string(),
  userId: Id,
  /** What has paid for bookings and tickets. */
  certificateUsed: Kopecks,
  /** What went back to the buyer. */
  certificateReturned: Kopecks,
  blockReason: z.nullable(z.string()),
  createdAt: Instant,
  paidAt: z.nullable(Instant),
  /** What staff have to hand over of it at the desk. */
  owed: Kopecks,
  can: z.array(z.enum(['block', 'unblock', 'extend', 'giveBack', 'handOver'])),
});
export type Certificate = z.output<typeof Certificate>;

/** A booking or an order of tickets that a certificate pays or has paid for. */
export const CertificateUse = z.object({
  useId: Id,
  /** Number of the booking; null for tickets. */
  orderId: z.nullable(Id),
  /** Number of the order of tickets; null for a booking. */
  ticketOrderId: z.nullable(Id),
  /** Name of the room of a booking, or of the event of tickets. */
  usedOn: z.string(),
  useStatus: schemaOf(useStatus),
  usedSum: Kopecks,
  /** What came back to the certificate of what it had paid. */
  usedBack: Kopecks,
  usedAt: Instant,
});
export type CertificateUse = z.output<typeof CertificateUse>;

/** What became of the money for certificates in a period, and what the venue owes by them at its end. */
export const CertificateReport = z.object({
  certificatesSold: Kopecks,
  certificatesUsed: Kopecks,
  certificatesReturned: Kopecks,
  certificatesOwed: Kopecks,
});
export type CertificateReport = z.output<typeof CertificateReport>;
