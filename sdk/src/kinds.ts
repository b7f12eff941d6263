import { kinds as customerKinds } from './areas.customers.ts';
import { kinds as siteKinds } from './areas.site.ts';
import { kinds as staffKinds } from './areas.staff.ts';

/** Every kind of record, by its name; what walks them all reads this list, programs import single kinds. */
export const kinds = { ...customerKinds, ...siteKinds, ...staffKinds } as const;

/** The word of a kind, as the log of changes, presence, pictures and the search know it. */
export type KindName = keyof typeof kinds;

/** Whether this is the word of a kind. */
export const isKindName = (word: string): word is KindName => Object.hasOwn(kinds, word);
