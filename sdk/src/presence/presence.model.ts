import * as z from 'zod/mini';
import { Id } from '../core/schema/fields.ts';

/** How often an open page reports itself, and after how long without a report it counts as closed. */
export const presenceTimes = { everyMs: 25_000, silentMs: 70_000 } as const;

/** A colleague who has a record open. */
export const Present = z.object({ userId: Id, userName: z.string() });
export type Present = z.output<typeof Present>;
