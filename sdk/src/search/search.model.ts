import * as z from 'zod/mini';
import type { Tone } from '../core/enums.ts';
import { Id } from '../core/fields.ts';
import type { Permission } from '../core/roles.ts';

/** What the search finds: its heading, and the right to read it. */
export const searchKinds = {
  person: { label: 'Люди', permission: 'users.read' },
  booking: { label: 'Бронирования', permission: 'bookings.read' },
  application: { label: 'Заявки', permission: 'applications.read' },
  event: { label: 'Мероприятия', permission: 'events.read' },
  resident: { label: 'Резиденты', permission: 'residents.read' },
  brand: { label: 'Бренды', permission: 'brands.read' },
  marketRequest: { label: 'Заявки маркетплейса', permission: 'market.read' },
  marketItem: { label: 'Товары', permission: 'market.read' },
  article: { label: 'Статьи и\u00a0новости', permission: 'articles.read' },
  agreement: { label: 'Договоры', permission: 'agreements.read' },
} as const satisfies Readonly<Record<string, { label: string; permission: Permission }>>;

export type SearchKind = keyof typeof searchKinds;
const SearchKind = z.enum(Object.keys(searchKinds) as [SearchKind, ...SearchKind[]]);

/** So many of a kind are shown. */
export const MOST_FOUND = 5;

const tones = ['primary', 'secondary', 'good', 'warn', 'bad', 'neutral'] as const satisfies readonly Tone[];

/** A record that was found. */
export const Found = z.object({
  id: Id,
  title: z.string(),
  /** What tells it from others of the same title. */
  caption: z.string(),
  status: z.nullable(z.object({ id: z.int(), label: z.string(), tone: z.enum(tones) })),
  /** Its page within the back office: `/bookings?booking=12`. */
  to: z.string(),
});
export type Found = z.output<typeof Found>;

export const FoundGroup = z.object({
  kind: SearchKind,
  items: z.array(Found).check(z.maxLength(MOST_FOUND)),
  /** There are more than these. */
  more: z.boolean(),
});
export type FoundGroup = z.output<typeof FoundGroup>;
