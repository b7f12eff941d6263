import * as z from 'zod/mini';
import { defineEnum } from '../core/schema/enums.ts';
import { Instant } from '../core/schema/fields.ts';

// Apart from what hangs on an account: a program about people does not bundle that.

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
