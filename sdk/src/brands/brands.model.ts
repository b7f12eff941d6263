import * as z from 'zod/mini';
import { Id, Instant, MainableImage, RichText } from '../core/fields.ts';
import { Email, Phone, required, SiteUrl, say, TimeOfDay } from '../core/rules.ts';
import { type Move, statuses } from '../core/statuses.ts';
import { Organisation, OrganisationFields } from '../profile/profile.model.ts';

export const brandStatus = statuses({
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
    confirm: 'После правки бренд снова станет черновиком, и его нужно будет отправить на проверку. Продолжить?',
  },
  { action: 'take', from: [onVerification], to: accepted, by: ['staff'] },
  { action: 'confirm', from: [onVerification, accepted], to: verified, by: ['staff'] },
  { action: 'reject', from: [onVerification, accepted], to: declined, by: ['staff'] },
  { action: 'rework', from: [onVerification, accepted], to: rework, by: ['staff'] },
] as const satisfies readonly Move<BrandStatus>[];

/** In these an owner may change a brand; saving a verified one makes it a draft again. */
export const brandEditable: readonly BrandStatus[] = [draft, rework, verified];

export const brandLimits = { photos: 20, photoMegabytes: 10, phones: 5, activityKinds: 10 } as const;

/** How a brand says when it is open. */
export const brandTimeOption = statuses({
  daily: { id: 1, label: 'Ежедневно' },
  weekdays: { id: 2, label: 'По будням' },
  byDay: { id: 3, label: 'По дням недели' },
  aroundTheClock: { id: 4, label: 'Круглосуточно' },
  byAppointment: { id: 5, label: 'По записи' },
});

const clock = z.union([z.literal(''), TimeOfDay], { error: say.time });

/** Hours as `HH:mm`, empty for closed; `days` from Monday, used with «По дням недели». */
export const BrandWorkingHours = z.object({
  timeOption: brandTimeOption.schema,
  from: clock,
  to: clock,
  days: z.array(z.object({ weekday: z.int().check(z.minimum(1), z.maximum(7)), from: clock, to: clock })),
});

/** What a brand does: crafts, food, clothes and the like. Kinds are kept by the venue. */
export const ActivityKind = z.object({ activityKindId: Id, activityKindName: z.string() });
export type ActivityKind = z.output<typeof ActivityKind>;

/** A place as the address service writes it; null coordinates when it did not know them. */
export const BrandAddress = z.object({
  value: z.string().check(z.trim(), z.maxLength(500, say.tooLong)),
  city: z.string().check(z.maxLength(200)),
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
});
export type BrandAddress = z.output<typeof BrandAddress>;

export const BrandPhoto = MainableImage;
export type BrandPhoto = z.output<typeof BrandPhoto>;

/** What is written about a brand. */
export const BrandFields = z.object({
  brandName: required(200),
  brandDescription: RichText,
  brandSiteUrl: SiteUrl,
  brandEmail: z.union([z.literal(''), Email], { error: say.email }),
  brandPhones: z.array(Phone).check(z.maxLength(brandLimits.phones, 'Не больше 5 телефонов')),
  brandSocials: z.object({ vk: SiteUrl, tg: SiteUrl }),
  brandWorkingHours: BrandWorkingHours,
  address: BrandAddress,
  activityKindIds: z.array(Id).check(z.maxLength(brandLimits.activityKinds, 'Не больше 10 видов деятельности')),
  /** The organisation of the owner that stands behind the brand. */
  organisationId: z.nullable(Id),
});
export type BrandFields = z.output<typeof BrandFields>;

/** A brand in lists. */
export const BrandRow = z.object({
  brandId: Id,
  brandStatus: brandStatus.schema,
  brandName: z.string(),
  company: z.object({ companyName: z.string() }),
  mainPhoto: z.nullable(BrandPhoto),
  activityKinds: z.array(ActivityKind),
  address: BrandAddress,
  ownerId: Id,
  ownerName: z.string(),
  /** Why it was declined or sent back; null otherwise. */
  rejectionReason: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  sentAt: z.nullable(Instant),
});
export type BrandRow = z.output<typeof BrandRow>;

/** A brand with everything about it. */
export const Brand = z.extend(BrandRow, {
  ...BrandFields.shape,
  photos: z.array(BrandPhoto),
  /** Null while no organisation is chosen; its bank details stay with its owner and staff. */
  ownerCompany: z.nullable(z.pick(OrganisationFields, { name: true, type: true, INN: true })),
  /** Sent back with an update; a stale one is refused. */
  version: z.int(),
  can: z.array(z.enum(['edit', 'send', 'take', 'confirm', 'reject', 'rework'])),
});
export type Brand = z.output<typeof Brand>;

/** My organisations, to choose from. */
export const Companies = z.object({ companies: z.array(Organisation) });
