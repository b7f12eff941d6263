import type { Permission } from '@venue/sdk';
import { mayOpen } from './app/frame/mayOpen.ts';
import { agreements } from './sections/agreements/agreements.section.ts';
import { applications } from './sections/applications/applications.section.ts';
import { articles } from './sections/articles/articles.section.ts';
import { banners } from './sections/banners/banners.section.ts';
import { bookings } from './sections/bookings/bookings.section.ts';
import { brands } from './sections/brands/brands.section.ts';
import { clusters } from './sections/clusters/clusters.section.ts';
import { collaborators } from './sections/collaborators/collaborators.section.ts';
import { summary } from './sections/dashboard/dashboard.section.ts';
import { desk } from './sections/desk/desk.section.ts';
import { eventRequests } from './sections/event-requests/event-requests.section.ts';
import { events } from './sections/events/events.section.ts';
import { galleries } from './sections/galleries/galleries.section.ts';
import { mailing } from './sections/mailing/mailing.section.ts';
import { marketItems, marketRequests } from './sections/market/market.section.ts';
import { products } from './sections/products/products.section.ts';
import { projects } from './sections/projects/projects.section.ts';
import { residents } from './sections/residents/residents.section.ts';
import { reviews } from './sections/reviews/reviews.section.ts';
import { roomRequests } from './sections/room-requests/room-requests.section.ts';
import { rooms } from './sections/rooms/rooms.section.ts';
import type { Section } from './sections/section.ts';
import { auditLog, staff } from './sections/staff/staff.section.ts';
import { stories } from './sections/stories/stories.section.ts';
import { door, ticketOrders } from './sections/tickets/tickets.section.ts';
import { unsent } from './sections/unsent/unsent.section.ts';
import { users } from './sections/users/users.section.ts';

interface Group {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The table of contents: every section of the back office, as the menu shows them. */
export const groups: readonly Group[] = [
  {
    title: 'Работа',
    sections: [summary, desk, applications, roomRequests, eventRequests, events, door, ticketOrders, bookings],
  },
  {
    title: 'Люди',
    sections: [users, residents, collaborators],
  },
  {
    title: 'Маркетплейс',
    sections: [brands, marketItems, marketRequests],
  },
  {
    title: 'Контент',
    sections: [articles, stories, galleries, projects, reviews, clusters],
  },
  {
    title: 'Сайт',
    sections: [banners, products, mailing],
  },
  {
    title: 'Документы',
    sections: [agreements],
  },
  {
    title: 'Настройки',
    sections: [rooms, staff, unsent, auditLog],
  },
];

export const sections: readonly Section[] = groups.flatMap(group => group.sections);

/**
 * Where somebody's work begins: after the login, behind the logo and behind every «На главную». The list of events, as
 * the specification wants; for those who may not read it, the first section they may open.
 */
export const homeFor = (may: (permission: Permission) => boolean): string =>
  [events, ...sections].find(each => mayOpen(each, may))?.path ?? summary.path;
