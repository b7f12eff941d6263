import * as z from 'zod/mini';
import { Id, Instant } from '../core/schema/fields.ts';

/** One step in the life of an article, a news item or an event. */
export const ObjectHistory = z.object({
  historyId: Id,
  objectType: z.enum(['article', 'news', 'event', 'announcement']),
  objectId: Id,
  objectTitle: z.string(),
  /** Status after the step; labels are those of the object's own enumeration. */
  objectStatusId: z.int(),
  /** What happened, in Russian: «Отправлена на проверку». */
  what: z.string(),
  /** The reason staff gave; empty when there is none. */
  comment: z.string(),
  /** Who did it: the sender, or «Администратор» for anybody else; staff read everybody’s name. */
  who: z.string(),
  at: Instant,
});
export type ObjectHistory = z.output<typeof ObjectHistory>;
