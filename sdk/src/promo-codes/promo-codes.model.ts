import * as z from 'zod/mini';
import { removalQuestion } from '../core/kind/publication.ts';
import { checked } from '../core/schema/checked.ts';
import { defineEnum, type Move, schemaOf } from '../core/schema/enums.ts';
import { Id, Instant, Kopecks, Price } from '../core/schema/fields.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';
import { labelled } from '../core/schema/labels.ts';
import { canOf } from '../core/schema/moves.ts';
import { required, short } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { accountState } from '../profile/profile.account.model.ts';
import { isSpelling, spellingOf } from './promo-codes.spelling.ts';

export { isSpelling, PromoCodeInput, spellingOf } from './promo-codes.spelling.ts';

export const promoCodeStatus = defineEnum({
  active: { id: true, label: 'Действует', tone: 'good' },
  stopped: { id: false, label: 'Остановлен', tone: 'neutral' },
});

export const promoCodeMoves = [
  {
    action: 'resume',
    label: 'Возобновить',
    from: [false],
    to: true,
    by: ['staff'],
    done: 'Промокод снова действует',
  },
  {
    action: 'stop',
    label: 'Остановить',
    from: [true],
    to: false,
    by: ['staff'],
    confirm: 'Остановить промокод? Новые скидки по\u00a0нему давать не\u00a0будем, данные останутся.',
    done: 'Промокод остановлен',
  },
] as const satisfies readonly Move<boolean>[];

export const promoCodeRemovalConfirm = removalQuestion('этот промокод');

/** What a promo code may be used for. */
export const promoFor = defineEnum({
  rooms: { id: 1, label: 'Бронирования помещений' },
  events: { id: 2, label: 'Билеты на\u00a0мероприятия' },
  both: { id: 3, label: 'Бронирования и\u00a0билеты' },
});
export type PromoFor = (typeof promoFor.ids)[number];

const Uses = checked(z.int('Укажите число'), z.minimum(1, 'Не меньше 1'), z.maximum(1_000_000, 'Не больше 1 000 000'));

/** What staff enter about a promo code. */
export const PromoCodeShape = z.object({
  /** As it is printed; which spellings are the same code says `spellingOf`. */
  promoCode: labelled(
    required(40).check(
      z.refine(code => isSpelling(spellingOf(code)), {
        error: 'От 3 до 30 букв и цифр, можно через дефис',
        abort: true,
      }),
    ),
    'Промокод',
    {
      placeholder: 'ВЕСНА-10',
      hint: 'Регистр, пробелы и\u00a0дефисы не\u00a0важны, похожие русские и\u00a0латинские буквы считаются одинаковыми',
    },
  ),
  promoPercent: labelled(
    z.nullable(checked(z.int('Укажите число'), z.minimum(1, 'Не меньше 1'), z.maximum(100, 'Не больше 100'))),
    'Скидка, %',
    { hint: 'Заполните одно из\u00a0двух', half: true },
  ),
  promoSum: labelled(z.nullable(checked(Price, z.minimum(1, 'Больше нуля'))), 'Скидка, ₽', {
    hint: 'Не\u00a0больше стоимости заказа',
    half: true,
  }),
  promoFor: labelled(promoFor.schema, 'На\u00a0что действует', { values: promoFor }),
  /** The rooms it is for; empty for all. */
  promoRoomIds: labelled(z.array(Id).check(z.maxLength(100)), 'Помещения', {
    hint: 'Не\u00a0отмечено ни\u00a0одного\u00a0— действует для\u00a0всех',
  }),
  /** The events it is for; empty for all. */
  promoEventIds: labelled(z.array(Id).check(z.maxLength(100)), 'Мероприятия', {
    hint: 'Не\u00a0отмечено ни\u00a0одного\u00a0— действует для\u00a0всех',
  }),
  promoFrom: labelled(z.nullable(InputDay), 'Действует с', { half: true }),
  promoTo: labelled(z.nullable(InputDay), 'Действует по', { hint: 'Этот день включительно', half: true }),
  promoMaxUses: labelled(z.nullable(Uses), 'Сколько раз всего', { hint: 'Пусто\u00a0— без ограничения', half: true }),
  promoMaxPerPerson: labelled(z.nullable(Uses), 'Сколько раз одному человеку', {
    hint: 'Считаем по\u00a0телефону',
    half: true,
  }),
  promoMinSum: labelled(z.nullable(checked(Price, z.minimum(1, 'Больше нуля'))), 'Заказ не\u00a0дешевле, ₽', {
    hint: 'Стоимость без скидки',
  }),
  promoNote: labelled(short(500), 'Заметка', { hint: 'Видят только сотрудники', lines: true }),
});

interface Discounted {
  readonly promoPercent?: number | null | undefined;
  readonly promoSum?: number | null | undefined;
}

/** Checks across several fields: it is either percent or a sum, and the days are in order. */
export const promoCodeChecks = [
  z.refine<Discounted>(({ promoPercent, promoSum }) => (promoPercent ?? null) !== null || (promoSum ?? null) !== null, {
    error: 'Укажите скидку в\u00a0процентах или в\u00a0рублях',
    path: ['promoPercent'],
  }),
  z.refine<Discounted>(({ promoPercent, promoSum }) => (promoPercent ?? null) === null || (promoSum ?? null) === null, {
    error: 'Уже указан процент: оставьте одно из\u00a0двух',
    path: ['promoSum'],
  }),
  inOrder('promoFrom', 'promoTo'),
] as const;

export const PromoCodeFields = PromoCodeShape.check(...promoCodeChecks);
export type PromoCodeFields = z.output<typeof PromoCodeFields>;

/** A saved code merged with its changes, to check against those rules. */
export const WholePromoCode = withoutRules(PromoCodeShape).check(...promoCodeChecks);

/** A promo code as staff see it. */
export const PromoCode = z.extend(withoutRules(PromoCodeShape), {
  promoCodeId: Id,
  promoIsActive: z.boolean(),
  /** How many bookings and orders of tickets have a discount by it now. */
  promoUses: z.int(),
  /** The sum of their discounts. */
  promoGiven: Kopecks,
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
  can: canOf(promoCodeMoves, ['staff'], 'remove'),
});
export type PromoCode = z.output<typeof PromoCode>;

/**
 * A booking or an order of tickets that has, or had, a discount by a code. Name and phone are hidden from whoever may
 * not read users.
 */
export const PromoUse = z.object({
  useId: Id,
  /** The booking; null for tickets. */
  orderId: z.nullable(Id),
  /** The order of tickets; null for a booking. */
  ticketOrderId: z.nullable(Id),
  /** The room of the booking, or the event of the tickets. */
  usedOn: z.string(),
  customer: z.string(),
  phone: z.string(),
  /** State of the customer's account; null for a guest without one. */
  accountState: z.nullable(schemaOf(accountState)),
  /** The price with the discount. */
  price: Kopecks,
  discount: Kopecks,
  usedAt: Instant,
  paidAt: z.nullable(Instant),
  /** When the use came back to the code; null while it counts. */
  givenBackAt: z.nullable(Instant),
});
export type PromoUse = z.output<typeof PromoUse>;

/** What a code gives: the one or the other, for orders of a least sum. */
export interface PromoTerms {
  readonly percent: number | null;
  readonly sum: number | null;
  readonly minSum: number | null;
}

/** The discount from a price, in kopecks: never more than the price, and none for an order below the least sum. */
export function discountOf({ percent, sum, minSum }: PromoTerms, price: number): number {
  if (price < (minSum ?? 0)) return 0;
  return percent === null ? Math.min(sum ?? 0, price) : Math.round((price * percent) / 100);
}
