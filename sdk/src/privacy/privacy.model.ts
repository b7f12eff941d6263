import * as z from 'zod/mini';
import { defineEnum } from '../core/schema/enums.ts';
import { Id, Instant, Kopecks } from '../core/schema/fields.ts';

/** What a person consents to; each consent is given and withdrawn separately. */
export const consentPurpose = defineEnum({
  account: { id: 'account', label: 'Учётная запись и\u00a0бронирования' },
  passport: { id: 'passport', label: 'Паспортные данные для договоров и\u00a0пропусков' },
  publication: { id: 'publication', label: 'Публикация визитки по\u00a0открытой ссылке' },
  mailing: { id: 'mailing', label: 'Письма о\u00a0новостях и\u00a0событиях' },
});
export type ConsentPurpose = z.output<typeof consentPurpose.schema>;

/** The text of each consent and its version; both are kept with the consent. A new text is a new version. */
export const consentTexts = {
  account: {
    version: '2026-11-01',
    text: 'Даю согласие на обработку персональных данных: номера телефона, имени и адреса электронной почты — чтобы создать учётную запись и оформлять бронирования.',
  },
  passport: {
    version: '2026-11-01',
    text: 'Даю согласие на обработку паспортных данных и сканов документов — чтобы заключать договоры и оформлять пропуска в здание.',
  },
  publication: {
    version: '2026-11-01',
    text: 'Даю согласие на распространение данных моей визитки: имени, должности, компании, контактов и фотографии — всем, у кого есть ссылка на неё.',
  },
  mailing: {
    version: '2026-11-01',
    text: 'Даю согласие получать письма о новостях и событиях площадки.',
  },
} as const satisfies Record<ConsentPurpose, { version: string; text: string }>;

/** A consent as it was given; withdrawn ones stay on record. */
export const Consent = z.object({
  purpose: consentPurpose.schema,
  version: z.string(),
  givenAt: Instant,
  withdrawnAt: z.nullable(Instant),
});
export type Consent = z.output<typeof Consent>;

/** Who looked at a person's passport or other personal file, when, and what for. */
export const PersonalDataView = z.object({ at: Instant, who: z.string(), what: z.string(), reason: z.string() });
export type PersonalDataView = z.output<typeof PersonalDataView>;

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

/** What is stored about somebody without an account. */
export const Guest = z.object({
  accountId: z.nullable(Id),
  records: z.int(),
  waits: z.nullable(z.enum(['event', 'money'])),
});
export type Guest = z.output<typeof Guest>;
