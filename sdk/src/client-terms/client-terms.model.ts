import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { Day, Id, Instant, Kopecks, Price } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { labelled } from '../core/schema/labels.ts';
import { required } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

/** The price of an hour in one room, instead of its tariffs. */
export const OwnPrice = z.object({ roomId: Id, hourPrice: Price });
export type OwnPrice = z.output<typeof OwnPrice>;

export const clientTermsLimits = { ownPrices: 100, dueDays: 90 } as const;

/** What staff agree with an organisation beside its agreement. */
export const ClientTermsFields = z.object({
  discountPercent: labelled(
    checked(z.int(), z.minimum(0, 'От 0 до 100'), z.maximum(100, 'От 0 до 100')),
    'Скидка на\u00a0аренду, %',
    { hint: 'Для всех помещений, кроме тех, у\u00a0которых ниже своя цена. Услуги и\u00a0оборудование без скидки' },
  ),
  ownPrices: labelled(
    checked(
      z.array(OwnPrice),
      z.maxLength(clientTermsLimits.ownPrices),
      z.refine<OwnPrice[]>(prices => new Set(prices.map(({ roomId }) => roomId)).size === prices.length, {
        error: 'У\u00a0помещения может быть только одна цена',
      }),
    ),
    'Свои цены за\u00a0час',
  ),
  isPostpaid: labelled(z.boolean(), 'Оплата после месяца', {
    hint: 'Брони подтверждаются сразу, за\u00a0все часы месяца уходит один счёт',
  }),
  creditLimit: labelled(Price, 'Лимит долга, ₽', {
    hint: 'Сколько организация может быть должна: часы без счёта и\u00a0неоплаченные счета за\u00a0месяц',
  }),
  dueDays: labelled(
    checked(
      z.int(),
      z.minimum(1, `От 1 до ${clientTermsLimits.dueDays}`),
      z.maximum(clientTermsLimits.dueDays, `От 1 до ${clientTermsLimits.dueDays}`),
    ),
    'Дней на\u00a0оплату счёта за\u00a0месяц',
  ),
  termsFrom: labelled(InputDay, 'Действуют с', { half: true }),
  termsTo: labelled(z.nullable(InputDay), 'Действуют по', { half: true, hint: 'Пусто: бессрочно' }),
  allowedBy: labelled(required(200), 'Кто разрешил', { placeholder: 'Например, директор Ольга Демидова' }),
});
export type ClientTermsFields = z.output<typeof ClientTermsFields>;

/** The terms of an organisation, which belong to an agreement in force. */
export const ClientTerms = z.extend(withoutRules(ClientTermsFields), {
  termsId: Id,
  agreementId: Id,
  agreementNumber: z.string(),
  customer: z.string(),
  INN: z.string(),
  termsTo: z.nullable(Day),
  /** What it has to pay: hours without an invoice, and unpaid invoices of months. */
  creditUsed: Kopecks,
  /** What is left of the limit. */
  creditLeft: Kopecks,
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
  can: z.array(z.enum(['edit'])),
});
export type ClientTerms = z.output<typeof ClientTerms>;

/** What a booking costs by the terms of an organisation, and whether it may pay after the month. */
export const ClientOffer = z.object({
  termsId: Id,
  customer: z.string(),
  INN: z.string(),
  price: Kopecks,
  isPostpaid: z.boolean(),
  dueDays: z.int(),
  /** What is left of the limit before this booking; null where it is paid as usual. */
  creditLeft: z.nullable(Kopecks),
  /** Whether the limit is enough for it. */
  isEnough: z.boolean(),
});
export type ClientOffer = z.output<typeof ClientOffer>;
