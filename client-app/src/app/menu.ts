import type { MenuGroup, MenuItem } from '@venue/shared-ui/shell/menu.ts';
import { preload } from '@venue/shared-ui/shell/screens.tsx';
import { areas } from '../areas.ts';
import { homePaths } from '../home/home.paths.ts';
import { searchPaths } from '../search/search.paths.ts';
import type { Entry, MenuName } from './area.ts';

const item = ({ to, mark }: Entry): MenuItem => ({
  text: to.menu ?? to.title,
  to: to.path,
  ahead: () => preload(to),
  mark,
});

/** What the areas have in a menu, in their order. */
export const entries = (name: MenuName, of?: Entry['kind']): readonly MenuItem[] =>
  Object.values(areas)
    .flatMap(({ menu }) => menu?.[name] ?? [])
    .filter(({ kind }) => !kind || kind === of)
    .map(item);

const home = item({ to: homePaths.page });

/** The header of a visitor. */
export const visitorMenu: readonly MenuGroup[] = [{ items: entries('visitor') }];

/** What the drawer of a visitor holds: narrow headers have no place for the search. */
export const visitorDrawer: readonly MenuGroup[] = [{ items: [...entries('visitor'), item({ to: searchPaths.page })] }];

/** The header of someone signed in. */
export const customerMenu: readonly MenuGroup[] = [{ items: [...entries('customer'), { ...home, text: 'Кабинет' }] }];

const cabinet = (kind: Entry['kind']): readonly MenuGroup[] => [
  { items: [{ ...home, whole: true }, ...entries('events', kind)] },
  { title: 'Обо мне', items: entries('aboutMe', kind) },
  { title: 'Маркетплейс', items: entries('marketplace', kind) },
];

/** The sections of the cabinet. */
export const cabinetMenu = { marketplace: cabinet('marketplace'), landing: cabinet('landing') } as const;

/** What the drawer of narrow screens holds: the sections, and the map before them. */
export const drawerMenu = {
  marketplace: [...visitorDrawer, ...cabinetMenu.marketplace],
  landing: [...visitorDrawer, ...cabinetMenu.landing],
} as const;

/** Whether a screen is one of the cabinet's, which have its menu beside them. */
export const inCabinet = (path: string): boolean => /^(\/marketplace)?\/account(\/|$)/.test(path);
