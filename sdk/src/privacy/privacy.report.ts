import * as z from 'zod/mini';
import { Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { Consent, PersonalDataView } from './privacy.consents.ts';

/** Days between the request and the deletion, in which it can be cancelled. */
export const DELETION_DAYS = 30;

/**
 * What the deletion of an account does with something that is not over: `choose`: its owner cancels it now, or the
 * deletion waits for it; `wait`: the deletion waits until it is over; `staff`: it waits, and staff have to decide;
 * `goes`: it is deleted with the account, because it holds no money and nobody else.
 */
export type DeletionFate = 'choose' | 'wait' | 'staff' | 'goes';

/** Everything that may hang on an account, and what its deletion does with it: the one rule for all kinds. */
export const aheadKinds = {
  booking: { label: 'Оплаченная бронь', fate: 'choose' },
  hold: { label: 'Неоплаченная бронь', fate: 'choose' },
  ticket: { label: 'Билет', fate: 'choose' },
  ticketOrder: { label: 'Неоплаченный заказ билетов', fate: 'choose' },
  paidEvent: { label: 'Оплаченное размещение мероприятия', fate: 'choose' },
  soldEvent: { label: 'Мероприятие с\u00a0билетами гостей', fate: 'staff' },
  preparedEvent: { label: 'Подготовка мероприятия', fate: 'staff' },
  agreement: { label: 'Договор', fate: 'staff' },
  invoiceDebt: { label: 'Возврат по\u00a0счёту', fate: 'staff' },
  invoiceAct: { label: 'Акт по\u00a0счёту', fate: 'staff' },
  package: { label: 'Абонемент с\u00a0часами', fate: 'staff' },
  refundByStaff: { label: 'Возврат, который делают сотрудники', fate: 'staff' },
  refund: { label: 'Возврат денег', fate: 'wait' },
  payment: { label: 'Платёж в\u00a0обработке', fate: 'wait' },
  event: { label: 'Мероприятие', fate: 'goes' },
  eventRequest: { label: 'Заявка на\u00a0мероприятие', fate: 'goes' },
  roomRequest: { label: 'Запрос помещения', fate: 'goes' },
  roomWait: { label: 'Место в\u00a0очереди', fate: 'goes' },
  ticketWait: { label: 'Место в\u00a0очереди за\u00a0билетами', fate: 'goes' },
  request: { label: 'Заявка бренда в\u00a0работе', fate: 'goes' },
  brand: { label: 'Бренд', fate: 'goes' },
  resident: { label: 'Страница резидента', fate: 'goes' },
  article: { label: 'Публикация', fate: 'goes' },
} as const satisfies Record<string, { label: string; fate: DeletionFate }>;
export type AheadKind = keyof typeof aheadKinds;

/** Something that depends on the person's account and is not over yet. */
export const ThingAhead = z.object({
  kind: z.enum(Object.keys(aheadKinds) as [AheadKind, ...AheadKind[]]),
  id: Id,
  title: z.string(),
  /** What it is worth: paid, charged or owed; null where no money is in it. */
  sum: z.nullable(Kopecks),
  /** When it is over by itself. Null for what is deleted with the account, and for what has no date. */
  until: z.nullable(Instant),
  /** The refund if it is cancelled now; null when nothing was paid, or when it cannot be cancelled by its owner. */
  refund: z.nullable(Kopecks),
});
export type ThingAhead = z.output<typeof ThingAhead>;

/** Things of one fate. */
export const ofFate = (things: readonly ThingAhead[], fate: DeletionFate): ThingAhead[] =>
  things.filter(({ kind }) => aheadKinds[kind].fate === fate);

/** What comes back in all when its owner cancels what they may. */
export const refundOfAll = (things: readonly ThingAhead[]): number =>
  ofFate(things, 'choose').reduce((sum, { refund }) => sum + (refund ?? 0), 0);

/** How my data are used: what I agreed to, who looked, and whether I asked to be deleted. */
export const PrivacyReport = z.object({
  consents: z.array(Consent),
  views: z.array(PersonalDataView),
  /** When the account will be deleted; null when no deletion was requested. */
  deletionAt: z.nullable(Instant),
  /** What hangs on the account: what has to be over or settled before it is deleted, and what goes with it. */
  ahead: z.array(ThingAhead),
});
export type PrivacyReport = z.output<typeof PrivacyReport>;
