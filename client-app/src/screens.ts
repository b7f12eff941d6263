import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import { articlePaths } from './articles/articles.paths.ts';
import { authPaths } from './auth/auth.paths.ts';
import { bookingPaths } from './bookings/bookings.paths.ts';
import { brandPaths } from './brands/brands.paths.ts';
import { cardPaths } from './cards/cards.paths.ts';
import { eventRequestPaths } from './event-requests/event-requests.paths.ts';
import { eventPaths } from './events/events.paths.ts';
import { homePaths } from './home/home.paths.ts';
import { itemPaths, requestPaths } from './market/market.paths.ts';
import { privacyPaths } from './privacy/privacy.paths.ts';
import { profilePaths } from './profile/profile.paths.ts';
import { roomPaths } from './rooms/rooms.paths.ts';
import { ticketPaths } from './tickets/tickets.paths.ts';

const itemPages = () => import('./market/ItemPages.tsx');
const requestPages = () => import('./market/RequestPages.tsx');
const papers = () => import('./profile/ProfilePages.tsx');
const brandPages = () => import('./brands/BrandPages.tsx');
const rooms = () => import('./bookings/RoomPages.tsx');
const home = homePaths.page;
const { info } = profilePaths;

const request = {
  page: 'request',
  crumbs: [eventRequestPaths.events],
  load: () => import('./event-requests/RequestPage.tsx'),
};

const ownEvent = {
  crumbs: [eventRequestPaths.events],
  load: () => import('./events/own/EventPages.tsx'),
};

const ownArticle = {
  crumbs: [home, articlePaths.list],
  load: () => import('./articles/ArticlePages.tsx'),
};

/** Every screen of the app: which code an address has. */
export const screens: readonly Screen[] = [
  { ...authPaths.login, load: () => import('./auth/LoginPage.tsx') },
  { ...authPaths.wait, load: () => import('./auth/WaitPage.tsx') },
  { ...roomPaths.list, load: rooms },
  { ...roomPaths.map, load: () => import('./rooms/BookingMap.tsx') },
  { ...eventRequestPaths.events, load: () => import('./event-requests/list/MyEvents.tsx') },
  { ...eventRequestPaths.create, ...request },
  { ...eventRequestPaths.edit, ...request },
  { ...eventPaths.publicList, load: () => import('./events/EventsPage.tsx') },
  { ...eventPaths.publicPage, crumbs: [eventPaths.publicList], load: () => import('./events/EventPage.tsx') },
  { ...eventPaths.create, ...ownEvent },
  { ...eventPaths.own, ...ownEvent },
  { ...eventPaths.edit, ...ownEvent },
  { ...eventRequestPaths.review, load: () => import('./event-requests/ReviewByLink.tsx') },
  { ...roomPaths.room, crumbs: [roomPaths.list], load: rooms },
  { ...bookingPaths.calendar, crumbs: [roomPaths.map], load: rooms },
  { ...bookingPaths.payment, crumbs: [bookingPaths.list], load: () => import('./bookings/payment/PaymentPage.tsx') },
  { ...home, load: () => import('./home/CabinetHome.tsx') },
  { path: '/403', title: 'Доступ запрещён', load: () => import('./app/ForbiddenPage.tsx') },
  { ...profilePaths.info, crumbs: [home], load: papers },
  { ...profilePaths.accountInfo, crumbs: [home], load: papers },
  { ...profilePaths.passport, crumbs: [home, info], load: papers },
  { ...profilePaths.resident, crumbs: [home, info], load: papers },
  { ...profilePaths.organisations, crumbs: [home, info], load: papers },
  { ...profilePaths.documents, crumbs: [home], load: papers },
  { ...privacyPaths.page, crumbs: [home], load: () => import('./privacy/PrivacyPage.tsx') },
  { ...cardPaths.own, crumbs: [home], load: () => import('./cards/CardPage.tsx') },
  { ...cardPaths.public, load: () => import('./cards/PublicCard.tsx') },
  { ...brandPaths.list, crumbs: [home], load: brandPages },
  { ...brandPaths.create, crumbs: [home, brandPaths.list], load: brandPages },
  { ...brandPaths.edit, crumbs: [home, brandPaths.list], load: brandPages },
  { ...brandPaths.createFromInfo, crumbs: [home, info], load: brandPages },
  { ...brandPaths.editFromInfo, crumbs: [home, info], load: brandPages },
  { ...itemPaths.list, crumbs: [home], load: itemPages },
  { ...itemPaths.create, crumbs: [home, itemPaths.list], load: itemPages },
  { ...itemPaths.edit, crumbs: [home, itemPaths.list], load: itemPages },
  { ...requestPaths.list, crumbs: [home], load: requestPages },
  { ...requestPaths.create, crumbs: [home, requestPaths.list], load: requestPages },
  { ...requestPaths.edit, crumbs: [home, requestPaths.list], load: requestPages },
  { ...articlePaths.list, crumbs: [home], load: () => import('./articles/MyArticles.tsx') },
  { ...articlePaths.publicList, load: () => import('./articles/PublicArticles.tsx') },
  { ...articlePaths.create, ...ownArticle },
  { ...articlePaths.page, ...ownArticle },
  { ...articlePaths.edit, ...ownArticle },
  { ...ticketPaths.order, load: () => import('./tickets/OrderPage.tsx') },
  { ...ticketPaths.ticket, load: () => import('./tickets/TicketPage.tsx') },
  { ...ticketPaths.mine, crumbs: [home], load: () => import('./tickets/MyTickets.tsx') },
  { ...articlePaths.publicPage, crumbs: [articlePaths.publicList], load: () => import('./articles/PublicArticle.tsx') },
];
