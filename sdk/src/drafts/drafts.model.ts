import * as z from 'zod/mini';
import { Instant } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';

/** Limits of drafts; one that is untouched for `days` is deleted. */
export const draftLimits = { characters: 300_000, drafts: 50, days: 30 } as const;

/** The form it belongs to: `brand.add`, `brand.modify:17`. */
export const DraftKey = z.string().check(z.regex(/^[a-zA-Z.-]{1,60}(:\d{1,9})?$/));

/** What was typed into a form and not sent yet: `data` is the JSON of its values, which only the form reads. */
export const DraftFields = z.object({ key: DraftKey, data: required(draftLimits.characters) });

export const Draft = z.object({ key: z.string(), data: z.string(), savedAt: Instant });
export type Draft = z.output<typeof Draft>;
