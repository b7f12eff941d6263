import * as z from 'zod/mini';
import { defineEnum, type Move, schemaOf } from '../core/schema/enums.ts';
import { Id, Instant, Kopecks, RichText } from '../core/schema/fields.ts';
import { canOf } from '../core/schema/moves.ts';
import { requiredName } from '../core/schema/names.ts';
import { MainableImage } from '../core/schema/pictures.ts';
import { messages, Phone, required } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';
import { accountState } from '../profile/profile.account.model.ts';

export const marketRequestStatus = defineEnum({
  draft: { id: 1, label: 'Черновик', tone: 'neutral' },
  onVerification: { id: 2, label: 'На проверке', tone: 'primary' },
  inProgress: { id: 3, label: 'В работе', tone: 'secondary' },
  declined: { id: 4, label: 'Отклонена', tone: 'bad' },
  accepted: { id: 5, label: 'Принята', tone: 'good' },
});
export type MarketRequestStatus = z.output<typeof marketRequestStatus.schema>;

export const marketItemStatus = defineEnum({
  draft: { id: 1, label: 'Черновик', tone: 'neutral' },
  confirmed: { id: 2, label: 'Подтверждён', tone: 'good' },
});

const { draft, onVerification, inProgress, declined, accepted } = marketRequestStatus;

export const marketRequestMoves = [
  { action: 'send', from: [draft], to: onVerification, by: ['customer'] },
  {
    action: 'revise',
    from: [declined],
    to: draft,
    by: ['customer'],
    bySaving: true,
    confirm: 'Заявка снова станет черновиком, и её нужно будет отправить на проверку. Продолжить?',
  },
  { action: 'take', from: [onVerification], to: inProgress, by: ['staff'] },
  { action: 'accept', from: [onVerification, inProgress], to: accepted, by: ['staff'] },
  { action: 'reject', from: [onVerification, inProgress], to: declined, by: ['staff'] },
] as const satisfies readonly Move<MarketRequestStatus>[];

/** Statuses in which an owner may change a request; saving a declined one makes it a draft again. */
export const marketRequestEditable: readonly MarketRequestStatus[] = [draft, declined];

/** While a request in one of these statuses has an item, the item stays as it was sent. */
export const marketRequestWaiting: readonly MarketRequestStatus[] = [onVerification, inProgress];

/** Accepting a request confirms its items; an item changed afterwards has to be sent in a request again. */
export const marketItemMoves = [
  { action: 'confirm', from: [marketItemStatus.draft], to: marketItemStatus.confirmed, by: ['server'] },
  {
    action: 'revise',
    from: [marketItemStatus.confirmed],
    to: marketItemStatus.draft,
    by: ['customer'],
    bySaving: true,
    confirm: 'После правки товар снова станет черновиком, и его нужно будет предложить в новой заявке. Продолжить?',
  },
] as const satisfies readonly Move<1 | 2>[];

/** `price` in kopecks per unit, `weight` in grams; with these limits the total of a request is a safe integer. */
export const marketLimits = {
  photos: 10,
  photoMegabytes: 10,
  itemsInRequest: 200,
  quantity: 10_000,
  price: 1_000_000_000,
  weight: 1_000_000,
} as const;

/** An integer that people enter: an empty value is reported as required, any other wrong one with this text. */
const amount = (wrong: string) =>
  z.int({
    error: ({ input }) => (input === undefined || input === null || input === '' ? messages.required : wrong),
  });

export const marketItemUnit = defineEnum({
  piece: { id: 1, label: 'шт.' },
  set: { id: 2, label: 'набор' },
  kilogram: { id: 3, label: 'кг' },
  litre: { id: 4, label: 'л' },
  metre: { id: 5, label: 'м' },
});

/** What is written about goods. */
export const MarketItemFields = z.object({
  brandId: Id,
  itemName: required(200),
  itemDescription: RichText,
  /** The seller's own article number; may be empty. */
  itemArticle: z.string().check(z.trim(), z.maxLength(50, messages.tooLong)),
  /** EAN-8 or EAN-13; may be empty. */
  itemBarcode: z.string().check(z.regex(/^$|^\d{8}$|^\d{13}$/, 'В\u00a0штрихкоде 8 или 13\u00a0цифр')),
  /** Kopecks for one unit, taxes included. */
  itemPrice: amount('Укажите цену числом, например 1200,50').check(
    z.nonnegative(),
    z.maximum(marketLimits.price, 'Не\u00a0больше 10\u00a0000\u00a0000\u00a0₽'),
  ),
  itemUnit: marketItemUnit.schema,
  /** Grams with packaging; null when it does not matter. */
  itemWeight: z.nullable(
    amount('Укажите вес в граммах целым числом').check(
      z.minimum(1, 'Не\u00a0меньше 1\u00a0г'),
      z.maximum(marketLimits.weight, 'Не\u00a0больше 1\u00a0000\u00a0000\u00a0г'),
    ),
  ),
  /** Whether the law requires a marking code on each piece («Честный знак»). */
  itemNeedsMarking: z.boolean(),
});
export type MarketItemFields = z.output<typeof MarketItemFields>;

export const MarketItem = z.extend(withoutRules(MarketItemFields), {
  itemId: Id,
  itemStatus: marketItemStatus.schema,
  brandName: z.string(),
  images: z.array(MainableImage),
  /** The undecided request that keeps the item unchanged, for its owner and staff; null when there is none. */
  heldBy: z.nullable(Id),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. The calls for pictures do not change it. */
  version: z.int(),
  can: z.array(z.enum(['edit', 'remove'])),
});
export type MarketItem = z.output<typeof MarketItem>;

const owner = { ownerId: Id, ownerName: z.string(), ownerPhone: z.string(), accountState: schemaOf(accountState) };

/** Goods in the lists of staff: also whose they are. */
export const AdminMarketItemRow = z.extend(MarketItem, owner);
export type AdminMarketItemRow = z.output<typeof AdminMarketItemRow>;

/** Goods as staff last confirmed them, to compare with their current state. */
export const ApprovedMarketItem = z.extend(withoutRules(MarketItemFields), {
  brandName: z.string(),
  images: z.array(MainableImage),
  approvedAt: Instant,
  approvedBy: z.string(),
});
export type ApprovedMarketItem = z.output<typeof ApprovedMarketItem>;

/** Null before the first confirmation. */
const approved = { approved: z.nullable(ApprovedMarketItem) };

/** Goods as staff read them, with their last confirmed state. */
export const AdminMarketItem = z.extend(AdminMarketItemRow, {
  ...approved,
  /** The unfinished application about it; null when there is none. */
  applicationId: z.nullable(Id),
  /** Whether it is confirmed and its brand verified, so that it has a page on the site. */
  isShown: z.boolean(),
});
export type AdminMarketItem = z.output<typeof AdminMarketItem>;

/** How much of an item is offered, and the seller's comment. */
const placing = {
  quantity: z.int().check(z.minimum(1), z.maximum(marketLimits.quantity)),
  comment: z.string().check(z.trim(), z.maxLength(500, messages.tooLong)),
};

/** An item inside a request; once the request was sent, `itemPrice` is the price it was sent with. */
export const MarketRequestItem = z.extend(MarketItem, withoutRules(z.object(placing)).shape);
export type MarketRequestItem = z.output<typeof MarketRequestItem>;

export const MarketRequestItemBody = z.object({ requestId: Id, itemId: Id, ...placing });

/** The fields of a request that a seller enters: the brand whose goods are offered, and whom to call. */
export const MarketRequestFields = z.object({
  brandId: Id,
  contactName: requiredName(200),
  contactPhone: Phone,
  comment: z.string().check(z.trim(), z.maxLength(2000, messages.tooLong)),
});

/** A request in lists: goods of one brand offered to the venue's marketplace. */
export const MarketRequestRow = z.extend(withoutRules(MarketRequestFields), {
  requestId: Id,
  requestStatus: marketRequestStatus.schema,
  brandName: z.string(),
  itemsCount: z.int(),
  /** Price of all items by their quantities. */
  total: Kopecks,
  rejectionReason: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  sentAt: z.nullable(Instant),
  /** What the reader may do. */
  can: canOf(marketRequestMoves, ['customer', 'staff'], 'edit', 'remove'),
});
export type MarketRequestRow = z.output<typeof MarketRequestRow>;

/** One step in the life of a request. */
export const MarketRequestStep = z.object({
  at: Instant,
  /** Status after the step. */
  requestStatus: marketRequestStatus.schema,
  /** What happened, in Russian: «Отправлена на проверку». */
  what: z.string(),
  /** The reason staff gave; empty when there is none. */
  comment: z.string(),
  /** Who did it; to its owner every member of staff is «Администратор». */
  who: z.string(),
});
export type MarketRequestStep = z.output<typeof MarketRequestStep>;

export const MarketRequest = z.extend(MarketRequestRow, {
  items: z.array(MarketRequestItem),
  decidedAt: z.nullable(Instant),
  /** Sent back with an update; a stale one is refused. The calls for its items do not change it. */
  version: z.int(),
  /** Newest first. */
  history: z.array(MarketRequestStep),
});
export type MarketRequest = z.output<typeof MarketRequest>;

/** A request in the lists of staff: also whose it is. */
export const AdminMarketRequestRow = z.extend(MarketRequestRow, owner);
export type AdminMarketRequestRow = z.output<typeof AdminMarketRequestRow>;

/** A request as staff read it and decide on it. */
export const AdminMarketRequest = z.extend(MarketRequest, {
  ...owner,
  items: z.array(z.extend(MarketRequestItem, approved)),
  /** The unfinished application about it, to take before deciding; null when there is none. */
  applicationId: z.nullable(Id),
});
export type AdminMarketRequest = z.output<typeof AdminMarketRequest>;

/** Goods for everybody: confirmed, and of a verified brand. */
export const PublicItem = z.pick(MarketItem, {
  itemId: true,
  brandId: true,
  brandName: true,
  itemName: true,
  itemDescription: true,
  itemArticle: true,
  itemPrice: true,
  itemUnit: true,
  itemWeight: true,
  images: true,
  updatedAt: true,
});
export type PublicItem = z.output<typeof PublicItem>;
