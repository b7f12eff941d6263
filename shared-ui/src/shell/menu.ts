import type { ReactNode } from 'react';

/** One entry of the menu. */
export interface MenuItem {
  readonly text: string;
  /** A path within this app. */
  readonly to: string;
  readonly icon?: ReactNode;
  /** How many wait to be looked at. */
  readonly count?: number | undefined;
  /** Stands there instead, for a number that is fetched later. */
  readonly mark?: ReactNode;
  /** Marked as current on its own page only, not on those below it. */
  readonly whole?: boolean;
  /** The screen shown belongs to it though its address does not say so. */
  readonly current?: boolean;
  /** Called when the entry is pointed at: fetch the screen's code. */
  readonly ahead?: () => void;
}

/** Entries under a heading; a menu of one group needs none. */
export interface MenuGroup {
  readonly title?: string;
  readonly items: readonly MenuItem[];
}
