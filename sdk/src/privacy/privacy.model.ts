import * as z from 'zod/mini';
import { defineEnum } from '../core/enums.ts';
import { Id, Instant, Kopecks } from '../core/fields.ts';

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

/** Something that depends on the person's account and is not over yet. */
export const ThingAhead = z.object({
  /**
   * A paid booking; hours held until they are paid; an active request to the marketplace, for an event or for a room; a
   * brand; a coming event; a ticket to one; an article that is published or waits for staff.
   */
  kind: z.enum(['booking', 'hold', 'request', 'eventRequest', 'roomRequest', 'brand', 'event', 'ticket', 'article']),
  id: Id,
  title: z.string(),
  /** When it is over by itself: the deletion waits for that. Null for what is deleted with the account. */
  until: z.nullable(Instant),
  /** The refund if it is cancelled now; null when nothing was paid. */
  refund: z.nullable(Kopecks),
});
export type ThingAhead = z.output<typeof ThingAhead>;

/** How my data are used: what I agreed to, who looked, and whether I asked to be deleted. */
export const PrivacyReport = z.object({
  consents: z.array(Consent),
  views: z.array(PersonalDataView),
  /** When the account will be deleted; null when no deletion was requested. */
  deletionAt: z.nullable(Instant),
  /** What has to be settled before the account is deleted. */
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
