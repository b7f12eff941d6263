import * as z from 'zod/mini';
import type { Tone } from '../core/schema/enums.ts';
import { Id } from '../core/schema/fields.ts';
import { labelled } from '../core/schema/labels.ts';
import { required } from '../core/schema/rules.ts';
import { withoutRules } from '../core/schema/withoutRules.ts';

/** How many records of a kind are shown. */
export const MOST_FOUND = 5;

const tones = ['primary', 'secondary', 'good', 'warn', 'bad', 'neutral'] as const satisfies readonly Tone[];

/** A record in the search results. */
export const SearchHit = z.object({
  id: Id,
  title: z.string(),
  /** What distinguishes it from others with the same title. */
  caption: z.string(),
  status: z.nullable(z.object({ id: z.int(), label: z.string(), tone: z.enum(tones) })),
  /** Its page within the back office: `/bookings?booking=12`. */
  to: z.string(),
});
export type SearchHit = z.output<typeof SearchHit>;

export const SearchGroup = z.object({
  /** Name of the kind of the records. */
  kind: z.string(),
  /** The plural name of the kind: «Резиденты». */
  title: z.string(),
  items: z.array(SearchHit),
  /** Whether there are more than these. */
  more: z.boolean(),
});
export type SearchGroup = z.output<typeof SearchGroup>;

/** How many documents of a kind the site's search shows, and how many when one kind is requested. */
export const MOST_DOCUMENTS = 5;
export const MOST_OF_KIND = 50;

/** A text split into parts, those that match the search marked; joined, they give the whole text. */
export const MarkedText = z.array(z.object({ text: z.string(), marked: z.boolean() }));
export type MarkedText = z.output<typeof MarkedText>;

/** A page of the site in the search results. */
export const SiteDocument = z.object({
  title: MarkedText,
  /** The passage with the words, or the beginning of its text. */
  snippet: MarkedText,
  /** Its page within the customers’ app: `/rooms/31`. */
  to: z.string(),
});
export type SiteDocument = z.output<typeof SiteDocument>;

export const SiteGroup = z.object({
  /** Name of the kind of the documents, to request more of them. */
  kind: z.string(),
  /** The plural name of the kind: «Помещения». */
  title: z.string(),
  documents: z.array(SiteDocument),
  /** Whether there are more than these. */
  more: z.boolean(),
});
export type SiteGroup = z.output<typeof SiteGroup>;

/** A kind of documents: its name, and its plural name for people. */
export const SiteKind = z.pick(SiteGroup, { kind: true, title: true });
export type SiteKind = z.output<typeof SiteKind>;

/** The results of a search on the site. */
export const SiteSearchResults = z.object({
  /** The words searched for: as typed, or converted from the other keyboard layout. */
  words: z.string(),
  /** Nothing has these words, and the results are called something similar. */
  isSimilar: z.boolean(),
  groups: z.array(SiteGroup),
  /** Every kind with results, whichever was requested. */
  kinds: z.array(SiteKind),
});
export type SiteSearchResults = z.output<typeof SiteSearchResults>;

/** How many words staff may list. Each search reads all of them. */
export const MOST_SYNONYMS = 300;

/** What people call something, and how the site calls it. */
export const SynonymFields = z.object({
  synonymWord: labelled(required(60), 'Как говорят', { placeholder: 'переговорка', half: true }),
  synonymMeaning: labelled(required(60), 'Как это называется на\u00a0сайте', {
    placeholder: 'переговорная',
    half: true,
  }),
});
export type SynonymFields = z.output<typeof SynonymFields>;

export const Synonym = z.extend(withoutRules(SynonymFields), { synonymId: Id });
export type Synonym = z.output<typeof Synonym>;
