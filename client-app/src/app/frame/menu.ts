import type { MenuGroup, MenuItem } from '@venue/shared-ui/shell/menu.ts';
import { preload } from '@venue/shared-ui/shell/screens.tsx';
import { areas } from '../../areas.ts';
import { homePaths } from '../../home/home.paths.ts';
import { searchPaths } from '../../search/search.paths.ts';
import type { Entry, MenuName } from '../area.ts';

const item = ({ to, mark }: Entry): MenuItem => ({
  text: to.menu ?? to.title,
  to: to.path,
  preload: () => preload(to),
  mark,
});

/** The areas' entries for a menu, in the order of `areas`. */
export const entries = (name: MenuName, of?: Entry['kind']): readonly MenuItem[] =>
  Object.values(areas)
    .flatMap(({ menu }) => menu?.[name] ?? [])
    .filter(({ kind }) => !kind || kind === of)
    .map(item);

const home = item({ to: homePaths.page });

/** The header, which signing in does not change. */
export const visitorMenu: readonly MenuGroup[] = [{ items: entries('visitor') }];

/** The drawer of a visitor: narrow headers have no room for the search. */
export const visitorDrawer: readonly MenuGroup[] = [{ items: [...entries('visitor'), item({ to: searchPaths.page })] }];

/** The links under the name of someone signed in. */
export const customerMenu: readonly MenuItem[] = [{ ...home, text: homePaths.page.title }, ...entries('customer')];

const cabinet = (kind: Entry['kind']): readonly MenuGroup[] => [
  { items: [{ ...home, whole: true }, ...entries('events', kind)] },
  { title: 'Обо мне', items: entries('aboutMe', kind) },
  { title: 'Маркетплейс', items: entries('marketplace', kind) },
];

/** The sections of the cabinet. */
export const cabinetMenu = { marketplace: cabinet('marketplace'), landing: cabinet('landing') } as const;

/** The drawer on narrow screens: the visitor's entries, then the sections of the account. */
export const drawerMenu = {
  marketplace: [...visitorDrawer, ...cabinetMenu.marketplace],
  landing: [...visitorDrawer, ...cabinetMenu.landing],
} as const;

/** Whether a screen is one of the cabinet's, which have its menu beside them. */
export const inCabinet = (path: string): boolean => /^(\/marketplace)?\/account(\/|$)/.test(path);
