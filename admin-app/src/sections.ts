import type { Permission } from '@venue/sdk';
import { mayOpen } from './app/frame/mayOpen.ts';
import { menuGroups, type Section } from './sections/section.ts';

// A section says its own place in the menu, so that adding one changes no file but its own.
const found = Object.values(import.meta.glob<Section>('./sections/*/*.section.ts', { eager: true, import: 'section' }));

interface Group {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The table of contents: every section of the back office, as the menu shows them. */
export const groups: readonly Group[] = Object.entries(menuGroups).map(([group, title]) => ({
  title,
  sections: found.filter(section => section.group === group).toSorted((a, b) => a.order - b.order),
}));

export const sections: readonly Section[] = groups.flatMap(group => group.sections);

/**
 * Where somebody's work begins: after the login, behind the logo and behind every «На главную». The list of events, as
 * the specification wants; for those who may not read it, the first section they may open.
 */
export const homeFor = (may: (permission: Permission) => boolean): string =>
  [...sections.filter(each => each.first), ...sections].find(each => mayOpen(each, may))?.path ?? '/403';
