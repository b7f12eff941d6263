import type { Push } from '@venue/sdk';
import type { MenuItem } from '@venue/shared-ui/shell/menu.ts';
import type { Place, Screen } from '@venue/shared-ui/shell/screens.tsx';
import type { Waiting } from './waiting.ts';

/** Organisers have an address of their own for some screens. */
type Kind = 'marketplace' | 'landing';

/** An entry of a menu: a place with its words, and a number beside them where there is one. */
export interface Entry extends Pick<MenuItem, 'mark'> {
  readonly to: Place;
  /** The only kind of account that sees it; both without. */
  readonly kind?: Kind;
}

/** Where an area may have entries: the two headers, the groups of the cabinet, and those at the foot of a page. */
export type MenuName =
  | 'visitor'
  | 'customer'
  | 'events'
  | 'aboutMe'
  | 'marketplace'
  | 'people'
  | 'media'
  | 'guests'
  | 'terms';

/** What an area has for customers. `<area>.area.ts` declares it and `areas.ts` lists it under the area's name. */
export interface Area {
  readonly screens: readonly Screen[];
  readonly menu?: Readonly<Partial<Record<MenuName, readonly Entry[]>>>;
}

/** What an area offers somebody who is signed in: `cabinet` in `<area>.cabinet.ts`, fetched after the first screen. */
export interface Cabinet {
  /** Messages after which what is on screen is fetched again. */
  readonly pushes?: readonly Push[];
  /** Shows the notes that messages bring up. */
  readonly useNotes?: () => void;
  /** What waits for the person's answer; undefined until it is known. A list that could not be read is empty. */
  readonly useWaiting?: () => readonly Waiting[] | undefined;
}
