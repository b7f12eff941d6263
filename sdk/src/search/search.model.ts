import * as z from 'zod/mini';
import type { Tone } from '../core/enums.ts';
import { Id } from '../core/fields.ts';

/** How many records of a kind are shown. */
export const MOST_FOUND = 5;

const tones = ['primary', 'secondary', 'good', 'warn', 'bad', 'neutral'] as const satisfies readonly Tone[];

/** A record that was found. */
export const Found = z.object({
  id: Id,
  title: z.string(),
  /** What distinguishes it from others with the same title. */
  caption: z.string(),
  status: z.nullable(z.object({ id: z.int(), label: z.string(), tone: z.enum(tones) })),
  /** Its page within the back office: `/bookings?booking=12`. */
  to: z.string(),
});
export type Found = z.output<typeof Found>;

export const FoundGroup = z.object({
  /** Name of the kind of these records. */
  kind: z.string(),
  /** What they are called together: «Резиденты». */
  title: z.string(),
  items: z.array(Found),
  /** There are more than these. */
  more: z.boolean(),
});
export type FoundGroup = z.output<typeof FoundGroup>;

/** How many documents of a kind the site's search shows, and how many where one kind was asked for. */
export const MOST_DOCUMENTS = 5;
export const MOST_OF_KIND = 50;

/** A text in parts, those that fit what was looked for marked; whole when put together. */
export const MarkedText = z.array(z.object({ text: z.string(), marked: z.boolean() }));
export type MarkedText = z.output<typeof MarkedText>;

/** A page of the site that was found. */
export const SiteDocument = z.object({
  title: MarkedText,
  /** Where its text has the words, or how it begins. */
  snippet: MarkedText,
  /** Its page within the customers’ app: `/rooms/31`. */
  to: z.string(),
});
export type SiteDocument = z.output<typeof SiteDocument>;

export const SiteGroup = z.object({
  /** Name of the kind of these documents, to ask for more of them. */
  kind: z.string(),
  /** What they are called together: «Помещения». */
  title: z.string(),
  documents: z.array(SiteDocument),
  /** There are more than these. */
  more: z.boolean(),
});
export type SiteGroup = z.output<typeof SiteGroup>;

/** A kind of documents: its name, and what they are called together. */
export const SiteKind = z.pick(SiteGroup, { kind: true, title: true });
export type SiteKind = z.output<typeof SiteKind>;

/** What was found on the site. */
export const SiteFound = z.object({
  /** What was looked for: what was typed, or what it is in the other keyboard layout. */
  words: z.string(),
  groups: z.array(SiteGroup),
  /** Every kind that has them, whichever was asked for. */
  kinds: z.array(SiteKind),
});
export type SiteFound = z.output<typeof SiteFound>;
