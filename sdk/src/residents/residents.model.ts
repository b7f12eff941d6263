import * as z from 'zod/mini';
import { defineEnum, type Move, schemaOf } from '../core/schema/enums.ts';
import { Id, Instant, RichText } from '../core/schema/fields.ts';
import { labelled } from '../core/schema/labels.ts';
import { canOf } from '../core/schema/moves.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { required, SiteUrl } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { accountState } from '../profile/profile.account.model.ts';
import { ResidentData } from '../profile/profile.resident.model.ts';

export const residentStatus = defineEnum({
  draft: { id: 1, label: 'Черновик', tone: 'neutral' },
  published: { id: 2, label: 'Опубликован', tone: 'good' },
});

export type ResidentStatus = (typeof residentStatus.ids)[number];

const { draft, published } = residentStatus;

export const residentMoves = [
  {
    action: 'publish',
    label: 'Опубликовать',
    from: [draft],
    to: published,
    by: ['staff'],
    confirm: 'Вы уверены, что хотите опубликовать эту запись?',
  },
  {
    action: 'unpublish',
    label: 'Снять с\u00a0публикации',
    from: [published],
    to: draft,
    by: ['staff'],
    confirm: 'Вы уверены, что хотите снять эту запись с публикации?',
  },
] as const satisfies readonly Move<1 | 2>[];

/** Limit of a resident's picture. */
export const RESIDENT_IMAGE_MEGABYTES = 10;

/** What staff write about a resident. A former resident keeps the record, with `residentIsActual` off. */
export const ResidentFields = z.object({
  residentName: labelled(required(200), 'Название', { placeholder: 'Например, Мастерская «Печь и глина»' }),
  residentDescription: labelled(RichText, 'Описание', {
    placeholder: 'Чем занимается резидент, где его найти и\u00a0что у\u00a0него заказать',
  }),
  residentSiteUrl: labelled(SiteUrl, 'Сайт', { placeholder: 'example.ru' }),
  residentIsActual: labelled(z.boolean(), 'Актуален', {
    hint: 'Снимите отметку, когда резидент съедет: карточка останется, но\u00a0уйдёт из\u00a0действующих.',
  }),
});
export type ResidentFields = z.output<typeof ResidentFields>;

/** A resident as the list shows it. */
export const ResidentRow = z.object({
  residentId: Id,
  residentName: z.string(),
  residentSiteUrl: z.string(),
  residentIsActual: z.boolean(),
  residentStatus: residentStatus.schema,
  residentImage: z.nullable(RecordPicture),
  /** The customer who submitted the data; null when staff entered the resident. */
  userId: z.nullable(Id),
  userName: z.nullable(z.string()),
  accountState: z.nullable(schemaOf(accountState)),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. The calls for the picture do not change it. */
  version: z.int(),
  can: canOf(residentMoves, ['staff']),
});
export type ResidentRow = z.output<typeof ResidentRow>;

export const Resident = z.extend(ResidentRow, {
  ...withoutRules(ResidentFields).shape,
  /**
   * What the customer says about themselves in their account, and since when. The first version creates the draft;
   * later changes stay here until staff adopt them. Null when staff entered the resident.
   */
  submitted: z.nullable(z.extend(ResidentData, { submittedAt: Instant })),
});
export type Resident = z.output<typeof Resident>;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What a customer wrote about themselves, plain text of several lines, as HTML for a resident's description. */
export const asDescription = (text: string): string =>
  text
    .split(/\n+/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .map(line => `<p>${line.replace(/[&<>]/g, sign => signs[sign] ?? sign)}</p>`)
    .join('');

/** A resident in lists for everybody: only residents that are published and at the venue now. */
export const PublicResidentRow = z.pick(Resident, {
  residentId: true,
  residentName: true,
  residentSiteUrl: true,
  residentImage: true,
  updatedAt: true,
});
export type PublicResidentRow = z.output<typeof PublicResidentRow>;

/** A resident on its page, without the customer behind it. */
export const PublicResident = z.extend(PublicResidentRow, { residentDescription: z.string() });
export type PublicResident = z.output<typeof PublicResident>;
