import * as z from 'zod/mini';
import { plannedOnly } from '../core/kind/planned.ts';
import { QueryInt } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';

// Shared by the staff calls about articles and about news.
export const section = '7 Admin: articles and news';
export const managed = { access: 'articles.manage', section } as const;
export const times = ['sentAt', 'createdAt', 'updatedAt', 'publishedAt'] as const;
export const days = {
  from: z.optional(InputDay),
  to: z.optional(InputDay),
  userId: z.optional(QueryInt),
  ...plannedOnly,
};
