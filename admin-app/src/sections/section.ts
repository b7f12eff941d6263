import { type Screen, screen } from '@venue/shared-ui/shell/screens.tsx';
import type { IconName } from '../app/icons.ts';

/** A section of the back office: a screen with a place in the menu. */
export interface Section<P extends string = string> extends Screen<P> {
  readonly icon: IconName;
  /** What a section that does not exist yet will do, in one sentence; those that exist have none. */
  readonly soon?: string;
}

/** Declares a section. It returns its argument: a section is data. */
export const section = <const P extends string>(declaration: Section<P>): Section<P> => declaration;

/** Declares a section that is being made: it leads to a page that says so. */
export const soon = <const P extends string>(path: P, title: string, icon: IconName, soon: string): Section<P> => ({
  ...screen({ path, title, load: () => import('./soon/SoonPage.tsx') }),
  icon,
  soon,
});
