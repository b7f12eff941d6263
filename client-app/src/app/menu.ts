import type { MenuGroup } from '@venue/shared-ui/shell/menu.ts';
import { preload, type Screen } from '@venue/shared-ui/shell/screens.tsx';
import { screens } from '../screens.ts';

const entry = (to: Screen) => ({ text: to.menu ?? to.title, to: to.path, ahead: () => preload(to) });

/** The header of a visitor. */
export const visitorMenu: readonly MenuGroup[] = [{ items: [entry(screens.map), entry(screens.publicArticles)] }];

/** The header of someone signed in. */
export const customerMenu: readonly MenuGroup[] = [
  { items: [entry(screens.map), entry(screens.myBookings), { ...entry(screens.home), text: 'Кабинет' }] },
];

const cabinet = (info: Screen): readonly MenuGroup[] => [
  { items: [{ ...entry(screens.home), whole: true }, entry(screens.myBookings)] },
  {
    title: 'Обо мне',
    items: [entry(info), entry(screens.card), entry(screens.documents), entry(screens.privacy)],
  },
  {
    title: 'Маркетплейс',
    items: [entry(screens.brands), entry(screens.marketRequests), entry(screens.marketItems), entry(screens.articles)],
  },
];

/** The sections of the cabinet. Organisers have their own address of the personal data; the rest is the same. */
export const cabinetMenu = {
  marketplace: cabinet(screens.info),
  landing: cabinet(screens.accountInfo),
} as const;

/** What the drawer of narrow screens holds: the sections, and the map before them. */
export const drawerMenu = {
  marketplace: [...visitorMenu, ...cabinetMenu.marketplace],
  landing: [...visitorMenu, ...cabinetMenu.landing],
} as const;

/** Whether a screen is one of the cabinet's, which have its menu beside them. */
export const inCabinet = (path: string): boolean => /^(\/marketplace)?\/account(\/|$)/.test(path);
