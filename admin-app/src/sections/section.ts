import type { Permission } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import { type Screen, screen } from '@venue/shared-ui/shell/screens.tsx';
import type { IconName } from '../app/frame/icons.ts';

/** Something to begin, offered by the search in every place. */
interface Command {
  /** «Создать мероприятие». */
  readonly title: string;
  /** The page where it is begun. */
  readonly to: string;
  /** The right it takes beyond the section's own. */
  readonly permission?: Permission;
}

/** A section of the back office: a screen with a place in the menu. */
export interface Section<P extends string = string> extends Screen<P> {
  readonly icon: IconName;
  /** What a section that does not exist yet will do, in one sentence; those that exist have none. */
  readonly soon?: string;
  /**
   * Further screens, such as an editor and a page that creates. Their crumbs lead through the section, and they need
   * its permission unless they name their own.
   */
  readonly children?: readonly Screen[];
  /** The kinds of which some may be pending here; the menu shows how many. */
  readonly badge?: readonly KindName[];
  readonly commands?: readonly Command[];
}

/** Declares a section. It returns its argument: a section is data. */
export const section = <const P extends string>(declaration: Section<P>): Section<P> => declaration;

/** Declares a section that is being made: it leads to a page that says so. */
export const soon = <const P extends string>(
  path: P,
  title: string,
  icon: IconName,
  permission: Permission,
  soon: string,
): Section<P> => ({
  ...screen({ path, title, permission, load: () => import('./soon/SoonPage.tsx') }),
  icon,
  soon,
});
