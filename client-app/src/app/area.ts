import type { Push } from '@venue/sdk';
import type { MenuItem } from '@venue/shared-ui/shell/menu.ts';
import type { Place, Screen } from '@venue/shared-ui/shell/screens.tsx';
import type { Waiting } from './cabinet/waiting.ts';

/** Organisers have an address of their own for some screens. */
type Kind = 'marketplace' | 'landing';

/** A menu entry: its screen, and an optional number beside it. */
export interface Entry extends Pick<MenuItem, 'mark'> {
  readonly to: Place;
  /** The account type that sees the entry; without it, both do. */
  readonly kind?: Kind;
}

/** Where an area may have entries: the header, the user's menu, the groups of the cabinet and of the footer. */
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
  /** Messages after which the data on screen is fetched again. */
  readonly pushes?: readonly Push[];
  /** Shows notifications for incoming messages. */
  readonly useNotes?: () => void;
  /** What awaits the user's action; undefined until it is loaded. Empty if the list could not be loaded. */
  readonly useWaiting?: () => readonly Waiting[] | undefined;
}
