import * as z from 'zod/mini';
import { weekText } from '../core/format/week.ts';
import { Version } from '../core/schema/decision.ts';
import { defineEnum, type Move, schemaOf } from '../core/schema/enums.ts';
import { Id, Instant, RichText } from '../core/schema/fields.ts';
import { canOf } from '../core/schema/moves.ts';
import { MainableImage } from '../core/schema/pictures.ts';
import { Email, messages, Phone, required, SiteUrl, TimeOfDay } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { accountState } from '../profile/profile.account.model.ts';
import { Organisation } from '../profile/profile.organisations.model.ts';

export const brandStatus = defineEnum({
  draft: { id: 1, label: 'Черновик', tone: 'neutral' },
  accepted: { id: 2, label: 'Принят', tone: 'primary' },
  verified: { id: 3, label: 'Подтверждён', tone: 'good' },
  declined: { id: 4, label: 'Отклонён', tone: 'bad' },
  rework: { id: 5, label: 'На доработке', tone: 'secondary' },
  onVerification: { id: 6, label: 'На проверке', tone: 'warn' },
});

const { draft, accepted, verified, declined, rework, onVerification } = brandStatus;
export type BrandStatus = z.output<typeof brandStatus.schema>;

/** Accepted is an optional step on the way from verification to verified. */
export const brandMoves = [
  { action: 'send', from: [draft, rework], to: onVerification, by: ['customer'] },
  {
    action: 'revise',
    from: [verified],
    to: draft,
    by: ['customer'],
    bySaving: true,
    confirm: 'После правки бренд снова станет черновиком, и его нужно будет отправить на проверку. Продолжить?',
  },
  { action: 'take', from: [onVerification], to: accepted, by: ['staff'] },
  { action: 'confirm', from: [onVerification, accepted], to: verified, by: ['staff'] },
  { action: 'reject', from: [onVerification, accepted], to: declined, by: ['staff'] },
  { action: 'rework', from: [onVerification, accepted], to: rework, by: ['staff'] },
] as const satisfies readonly Move<BrandStatus>[];

/** Statuses in which an owner may change a brand; changing a verified one, or its photos, makes it a draft again. */
export const brandEditable: readonly BrandStatus[] = [draft, rework, verified];

/** Statuses in which an owner may remove a brand: nobody is reviewing it, and nobody else sees it. */
export const brandRemovable: readonly BrandStatus[] = [draft, rework, declined];

export const brandLimits = { photos: 20, photoMegabytes: 10, phones: 5, activityKinds: 10 } as const;

/** The ways to state when a brand is open. */
export const brandTimeOption = defineEnum({
  daily: { id: 1, label: 'Ежедневно' },
  weekdays: { id: 2, label: 'По будням' },
  byDay: { id: 3, label: 'По дням недели' },
  aroundTheClock: { id: 4, label: 'Круглосуточно' },
  byAppointment: { id: 5, label: 'По записи' },
});

const clock = z.union([z.literal(''), TimeOfDay], { error: messages.time });

/**
 * Opening hours as `HH:mm`, empty for closed; an end before the beginning is on the next day. `days` begin on Monday
 * and are used with «По дням недели».
 */
export const BrandHoursFields = z.object({
  timeOption: brandTimeOption.schema,
  from: clock,
  to: clock,
  days: z
    .array(z.object({ weekday: z.int().check(z.minimum(1), z.maximum(7)), from: clock, to: clock }))
    .check(z.maxLength(7)),
});
export const BrandWorkingHours = withoutRules(BrandHoursFields);
export type BrandWorkingHours = z.output<typeof BrandWorkingHours>;

/** What a brand does: crafts, food, clothes and the like. The venue maintains the list. */
export const ActivityKind = z.object({ activityKindId: Id, activityKindName: z.string() });
export type ActivityKind = z.output<typeof ActivityKind>;

/** A place as the address service writes it; the coordinates are null when the service did not know them. */
export const BrandAddressFields = z.object({
  value: z.string().check(z.trim(), z.maxLength(500, messages.tooLong)),
  city: z.string().check(z.maxLength(200)),
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
});
export const BrandAddress = withoutRules(BrandAddressFields);
export type BrandAddress = z.output<typeof BrandAddress>;

export const BrandPhoto = MainableImage;
export type BrandPhoto = z.output<typeof BrandPhoto>;

/** What is written about a brand. */
export const BrandFields = z.object({
  brandName: required(200),
  brandDescription: RichText,
  brandSiteUrl: SiteUrl,
  brandEmail: z.union([z.literal(''), Email], { error: messages.email }),
  brandPhones: z.array(Phone).check(z.maxLength(brandLimits.phones, 'Не больше 5 телефонов')),
  brandSocials: z.object({ vk: SiteUrl, tg: SiteUrl }),
  brandWorkingHours: BrandHoursFields,
  address: BrandAddressFields,
  activityKindIds: z.array(Id).check(z.maxLength(brandLimits.activityKinds, 'Не больше 10 видов деятельности')),
  /** The owner's organisation that the brand belongs to. */
  organisationId: z.nullable(Id),
});
export type BrandFields = z.output<typeof BrandFields>;

/** The fields to save, with the version they were made from. */
export const BrandSave = z.extend(BrandFields, { version: Version });

/** A brand in lists. Only its owner and staff see who owns it. */
export const BrandRow = z.object({
  brandId: Id,
  brandStatus: brandStatus.schema,
  brandName: z.string(),
  company: z.object({ companyName: z.string() }),
  mainPhoto: z.nullable(BrandPhoto),
  activityKinds: z.array(ActivityKind),
  address: BrandAddress,
  /** Why it was declined or sent back; null otherwise. */
  rejectionReason: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  sentAt: z.nullable(Instant),
  /** What the reader may do. */
  can: canOf(brandMoves, ['customer', 'staff'], 'edit', 'remove'),
});
export type BrandRow = z.output<typeof BrandRow>;

/** One step in the life of a brand. */
export const BrandStep = z.object({
  at: Instant,
  /** Status after the step. */
  brandStatus: brandStatus.schema,
  /** What happened, in Russian: «Отправлен на проверку». */
  what: z.string(),
  /** The reason staff gave; empty when there is none. */
  comment: z.string(),
  /** Who did it; to its owner every member of staff is «Администратор». */
  who: z.string(),
});
export type BrandStep = z.output<typeof BrandStep>;

/** A brand with everything about it. */
export const Brand = z.extend(BrandRow, {
  ...withoutRules(BrandFields).shape,
  photos: z.array(BrandPhoto),
  /** Null while no organisation is chosen; its bank details stay with its owner and staff. */
  ownerCompany: z.nullable(z.pick(Organisation, { name: true, type: true, INN: true })),
  /** Sent back with an update; a stale one is refused. The calls for photos do not change it. */
  version: z.int(),
  /** Newest first; empty for everybody but its owner and staff. */
  history: z.array(BrandStep),
});
export type Brand = z.output<typeof Brand>;

const owner = { ownerId: Id, ownerName: z.string(), ownerPhone: z.string(), accountState: schemaOf(accountState) };

/** A brand in the lists of staff: also whose it is. */
export const AdminBrandRow = z.extend(BrandRow, owner);
export type AdminBrandRow = z.output<typeof AdminBrandRow>;

/** A brand as staff last verified it, to compare with its current state. */
export const ApprovedBrand = z.extend(withoutRules(BrandFields), {
  companyName: z.string(),
  photos: z.array(BrandPhoto),
  approvedAt: Instant,
  approvedBy: z.string(),
});
export type ApprovedBrand = z.output<typeof ApprovedBrand>;

/** A brand as staff read it and decide on it. */
export const AdminBrand = z.extend(Brand, {
  ...owner,
  /** Null before the first verification. */
  approved: z.nullable(ApprovedBrand),
  /** The unfinished application about it, to take before deciding; null when there is none. */
  applicationId: z.nullable(Id),
});
export type AdminBrand = z.output<typeof AdminBrand>;

/** My organisations, to choose from. */
export const Companies = z.object({ companies: z.array(Organisation) });

type Span = Pick<BrandWorkingHours, 'from' | 'to'>;

/** Whether formatted text has any words; markup alone has none. */
const hasWords = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

function spanGaps({ from, to }: Span, at: string): Record<string, string> {
  return {
    ...(from === '' ? { [`${at}.from`]: messages.required } : {}),
    ...(to === '' ? { [`${at}.to`]: messages.required } : {}),
    ...(from !== '' && from === to ? { [`${at}.to`]: 'Конец совпадает с\u00a0началом' } : {}),
  };
}

function hoursGaps({ timeOption, days, ...span }: BrandWorkingHours): Record<string, string> {
  const at = 'brandWorkingHours';
  if (timeOption === brandTimeOption.daily || timeOption === brandTimeOption.weekdays) return spanGaps(span, at);
  if (timeOption !== brandTimeOption.byDay) return {};
  const open = days.map((day, index) => ({ day, index })).filter(({ day }) => day.from !== '' || day.to !== '');
  if (open.length === 0) return { [`${at}.days`]: 'Укажите часы хотя бы для\u00a0одного дня' };
  return Object.assign({}, ...open.map(({ day, index }) => spanGaps(day, `${at}.days.${index}`)));
}

/**
 * What a brand still lacks before it may be sent for verification: a text per field, empty when nothing is missing. The
 * server refuses with the same texts, so a screen can show them beforehand.
 */
export function brandGaps(brand: BrandFields & { readonly photos: readonly unknown[] }): Record<string, string> {
  const gaps: Record<string, string> = {};
  if (brand.brandName.trim() === '') gaps.brandName = messages.required;
  if (brand.activityKindIds.length === 0) gaps.activityKindIds = 'Выберите хотя бы один вид деятельности';
  if (!hasWords(brand.brandDescription)) gaps.brandDescription = messages.required;
  if (brand.organisationId === null) gaps.organisationId = 'Выберите организацию';
  if (brand.brandPhones.length === 0 && brand.brandEmail === '')
    gaps.brandPhones = 'Укажите телефон или\u00a0электронную почту';
  if (brand.address.value === '') gaps.address = messages.required;
  Object.assign(gaps, hoursGaps(brand.brandWorkingHours));
  if (brand.photos.length === 0) gaps.photos = 'Добавьте хотя бы одну фотографию';
  return gaps;
}

const spanText = ({ from, to }: Span) => (from && to ? `${from}–${to}` : '');

/** When a brand is open, as text; an empty list while no hours are filled in. */
export function hoursText(hours: BrandWorkingHours): string[] {
  const { label } = brandTimeOption.option(hours.timeOption);
  if (hours.timeOption === brandTimeOption.byDay) return weekText(hours.days);
  if (hours.timeOption === brandTimeOption.daily || hours.timeOption === brandTimeOption.weekdays)
    return spanText(hours) ? [`${label}, ${spanText(hours)}`] : [];
  return [label];
}

/** A brand in lists for everybody: only what staff verified. */
export const PublicBrandRow = z.pick(BrandRow, {
  brandId: true,
  brandName: true,
  mainPhoto: true,
  activityKinds: true,
  address: true,
  updatedAt: true,
});
export type PublicBrandRow = z.output<typeof PublicBrandRow>;

/** A verified brand on its page: the contacts for its customers, but nothing about its owner or organisation. */
export const PublicBrand = z.extend(PublicBrandRow, {
  ...z.pick(withoutRules(BrandFields), {
    brandDescription: true,
    brandSiteUrl: true,
    brandEmail: true,
    brandPhones: true,
    brandSocials: true,
    brandWorkingHours: true,
  }).shape,
  photos: z.array(BrandPhoto),
});
export type PublicBrand = z.output<typeof PublicBrand>;
