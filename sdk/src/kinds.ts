import { kinds as customerKinds } from './areas.customers.ts';
import { kinds as siteKinds } from './areas.site.ts';
import { kinds as staffKinds } from './areas.staff.ts';

// Written out, the typings refer to the kinds instead of repeating all their fields.
type Kinds = typeof customerKinds & typeof siteKinds & typeof staffKinds;

/** Every kind of record, by its name, for code that goes through all of them; programs import single kinds. */
export const kinds: Kinds = { ...customerKinds, ...siteKinds, ...staffKinds };

/** The name of a kind in the audit log, presence, pictures and the search. */
export type KindName = keyof typeof kinds;

/** Whether a text is the name of a kind. */
export const isKindName = (word: string): word is KindName => Object.hasOwn(kinds, word);
