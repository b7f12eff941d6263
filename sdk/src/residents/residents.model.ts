import * as z from 'zod/mini';
import { FileImage, Id, Instant, RichText } from '../core/fields.ts';
import { required, SiteUrl } from '../core/rules.ts';
import { type Move, statuses } from '../core/statuses.ts';

export const residentStatus = statuses({
  draft: { id: 1, label: 'Черновик', tone: 'neutral' },
  published: { id: 2, label: 'Опубликован', tone: 'good' },
});

const { draft, published } = residentStatus;

export const residentMoves = [
  {
    action: 'publish',
    from: [draft],
    to: published,
    by: ['staff'],
    confirm: 'Вы уверены, что хотите опубликовать эту запись?',
  },
  {
    action: 'unpublish',
    from: [published],
    to: draft,
    by: ['staff'],
    confirm: 'Вы уверены, что хотите снять эту запись с публикации?',
  },
] as const satisfies readonly Move<1 | 2>[];

/** Limit of a resident's picture. */
export const RESIDENT_IMAGE_MEGABYTES = 10;

/** What staff write about a resident. A resident who is no longer one keeps the record with `residentIsActual` off. */
export const ResidentFields = z.object({
  residentName: required(200),
  residentDescription: RichText,
  residentSiteUrl: SiteUrl,
  residentIsActual: z.boolean(),
});

export const Resident = z.extend(ResidentFields, {
  residentId: Id,
  residentStatus: residentStatus.schema,
  residentImage: z.nullable(FileImage),
  /** The customer who told about themselves; null when staff entered the resident. */
  userId: z.nullable(Id),
  userName: z.nullable(z.string()),
  createdAt: Instant,
  updatedAt: Instant,
  /** Sent back with an update; a stale one is refused. The picture has calls of its own and leaves it as it is. */
  version: z.int(),
  can: z.array(z.enum(['publish', 'unpublish'])),
});
export type Resident = z.output<typeof Resident>;
