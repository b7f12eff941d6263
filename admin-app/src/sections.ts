import type { Permission } from '@venue/sdk';
import { mayOpen } from './app/frame/mayOpen.ts';
import { menuGroups, type Section } from './sections/section.ts';

// Each section declares its own place in the menu, so adding a section changes no shared file.
const modules = Object.values(
  import.meta.glob<Section>('./sections/*/*.section.ts', { eager: true, import: 'section' }),
);

interface Group {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The table of contents: every section of the back office, as the menu shows them. */
export const groups: readonly Group[] = Object.entries(menuGroups).map(([group, title]) => ({
  title,
  sections: modules.filter(section => section.group === group).toSorted((a, b) => a.order - b.order),
}));

export const sections: readonly Section[] = groups.flatMap(group => group.sections);

/**
 * The user's home page: the target after the login, of the logo and of every «На главную» link. It is the list of
 * events, as the specification requires, or else the first section the user may open.
 */
export const homeFor = (may: (permission: Permission) => boolean): string =>
  [...sections.filter(each => each.first), ...sections].find(each => mayOpen(each, may))?.path ?? '/403';
