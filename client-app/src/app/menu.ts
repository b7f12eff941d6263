import { late } from '@venue/shared-ui/parts/late.tsx';
import type { MenuGroup, MenuItem } from '@venue/shared-ui/shell/menu.ts';
import { type Place, preload } from '@venue/shared-ui/shell/screens.tsx';
import { createElement, Suspense } from 'react';
import { articlePaths } from '../articles/articles.paths.ts';
import { brandPaths } from '../brands/brands.paths.ts';
import { cardPaths } from '../cards/cards.paths.ts';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { eventPaths } from '../events/events.paths.ts';
import { homePaths } from '../home/home.paths.ts';
import { itemPaths, requestPaths } from '../market/market.paths.ts';
import { privacyPaths } from '../privacy/privacy.paths.ts';
import { profilePaths } from '../profile/profile.paths.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';
import { ticketPaths } from '../tickets/tickets.paths.ts';

const UnreadMessages = late(() => import('./UnreadMessages.tsx'), 'unseen');

const entry = (to: Place) => ({ text: to.menu ?? to.title, to: to.path, ahead: () => preload(to) });

/** Where everybody may begin: the map of studios. */
export const start = roomPaths.map;

const myEvents: MenuItem = {
  ...entry(eventRequestPaths.events),
  mark: createElement(Suspense, null, createElement(UnreadMessages)),
};

/** The header of a visitor. */
export const visitorMenu: readonly MenuGroup[] = [
  { items: [entry(roomPaths.list), entry(start), entry(eventPaths.publicList), entry(articlePaths.publicList)] },
];

/** The header of someone signed in. */
export const customerMenu: readonly MenuGroup[] = [
  {
    items: [entry(start), entry(eventPaths.publicList), myEvents, { ...entry(homePaths.page), text: 'Кабинет' }],
  },
];

const cabinet = (info: Place): readonly MenuGroup[] => [
  {
    items: [
      { ...entry(homePaths.page), whole: true },
      myEvents,
      entry(eventRequestPaths.create),
      entry(eventPaths.create),
      entry(ticketPaths.mine),
    ],
  },
  {
    title: 'Обо мне',
    items: [entry(info), entry(cardPaths.own), entry(profilePaths.documents), entry(privacyPaths.page)],
  },
  {
    title: 'Маркетплейс',
    items: [entry(brandPaths.list), entry(requestPaths.list), entry(itemPaths.list), entry(articlePaths.list)],
  },
];

/** The sections of the cabinet. Organisers have their own address of the personal data; the rest is the same. */
export const cabinetMenu = {
  marketplace: cabinet(profilePaths.info),
  landing: cabinet(profilePaths.accountInfo),
} as const;

/** What the drawer of narrow screens holds: the sections, and the map before them. */
export const drawerMenu = {
  marketplace: [...visitorMenu, ...cabinetMenu.marketplace],
  landing: [...visitorMenu, ...cabinetMenu.landing],
} as const;

/** Where the work of somebody signed in begins: an organiser's are events, everybody else's is the cabinet. */
export const homeOf = { marketplace: homePaths.page, landing: eventRequestPaths.events } as const;

/** Whether a screen is one of the cabinet's, which have its menu beside them. */
export const inCabinet = (path: string): boolean => /^(\/marketplace)?\/account(\/|$)/.test(path);
