import type { ReactNode } from 'react';

/** One entry of the menu. */
export interface MenuItem {
  readonly text: string;
  /** A path within this app. */
  readonly to: string;
  readonly icon?: ReactNode;
  /** The number of items that wait for attention. */
  readonly count?: number | undefined;
  /** What that number counts: «Ждут решения». */
  readonly countOf?: string | undefined;
  /** Shown in place of `count`, for a number that is loaded later. */
  readonly mark?: ReactNode;
  /** Marked as current on its own page only, not on those below it. */
  readonly whole?: boolean;
  /** Marks the entry as current although the address of the screen does not match. */
  readonly current?: boolean;
  /** Called when the entry is hovered or focused, to preload the screen's code. */
  readonly preload?: () => void;
}

/** Entries under a heading; a menu of one group needs none. */
export interface MenuGroup {
  readonly title?: string;
  readonly items: readonly MenuItem[];
}
