import type { Screen } from '@venue/shared-ui/shell/screens.tsx';
import type { Area } from './app/area.ts';
import { articlesArea } from './articles/articles.area.ts';
import { authArea } from './auth/auth.area.ts';
import { bookingsArea } from './bookings/bookings.area.ts';
import { brandsArea } from './brands/brands.area.ts';
import { cardsArea } from './cards/cards.area.ts';
import { certificatesArea } from './certificates/certificates.area.ts';
import { clustersArea } from './clusters/clusters.area.ts';
import { collaboratorsArea } from './collaborators/collaborators.area.ts';
import { eventRequestsArea } from './event-requests/event-requests.area.ts';
import { eventsArea } from './events/events.area.ts';
import { frontArea } from './frontpage/frontpage.area.ts';
import { galleriesArea } from './galleries/galleries.area.ts';
import { homeArea } from './home/home.area.ts';
import { mailingArea } from './mailing/mailing.area.ts';
import { marketArea } from './market/market.area.ts';
import { noticesArea } from './notices/notices.area.ts';
import { packagesArea } from './packages/packages.area.ts';
import { privacyArea } from './privacy/privacy.area.ts';
import { profileArea } from './profile/profile.area.ts';
import { projectsArea } from './projects/projects.area.ts';
import { residentsArea } from './residents/residents.area.ts';
import { reviewsArea } from './reviews/reviews.area.ts';
import { roomsArea } from './rooms/rooms.area.ts';
import { searchArea } from './search/search.area.ts';
import { storiesArea } from './stories/stories.area.ts';
import { ticketWaitsArea } from './ticket-waits/ticket-waits.area.ts';
import { ticketsArea } from './tickets/tickets.area.ts';
import { visitingArea } from './visiting/visiting.area.ts';

/** Every area with screens for customers by its name, in the order of the menus and of the cabinet's first page. */
export const areas: Readonly<Record<string, Area>> = {
  auth: authArea,
  home: homeArea,
  rooms: roomsArea,
  bookings: bookingsArea,
  'event-requests': eventRequestsArea,
  events: eventsArea,
  tickets: ticketsArea,
  'ticket-waits': ticketWaitsArea,
  packages: packagesArea,
  certificates: certificatesArea,
  profile: profileArea,
  cards: cardsArea,
  notices: noticesArea,
  privacy: privacyArea,
  brands: brandsArea,
  market: marketArea,
  articles: articlesArea,
  residents: residentsArea,
  clusters: clustersArea,
  collaborators: collaboratorsArea,
  reviews: reviewsArea,
  stories: storiesArea,
  galleries: galleriesArea,
  projects: projectsArea,
  mailing: mailingArea,
  frontpage: frontArea,
  search: searchArea,
  visiting: visitingArea,
};

/** Every screen of the app: those of the areas, and the one that belongs to none. */
export const screens: readonly Screen[] = [
  { path: '/403', title: 'Доступ запрещён', load: () => import('./app/frame/ForbiddenPage.tsx') },
  ...Object.values(areas).flatMap(area => area.screens),
];
