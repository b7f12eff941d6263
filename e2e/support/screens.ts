import type { OwnRecords } from './api.ts';

/** What a visitor can open. */
export const visitors = [
  '/app/marketplace/login',
  '/app/venue',
  '/app/contacts',
  '/app/rules/booking',
  '/app/rules/refunds',
  '/app/rules/visit',
  '/app/rules/privacy',
  '/app/rules/offer',
  '/app/requisites',
  '/app/questions',
  '/app/search',
  '/app/search?q=%D1%81%D1%82%D1%83%D0%B4%D0%B8%D1%8F',
  '/app/search?q=%D0%B2%D0%B5%D1%80%D1%82%D0%BE%D0%BB%D1%91%D1%82',
  '/app/marketplace/auth/wait?error=refused',
  '/app/articles',
  '/app/brands',
  '/app/brands/1',
  '/app/goods',
  '/app/goods/1',
  '/app/residents',
  '/app/residents/1',
  '/app/clusters',
  '/app/clusters/1',
  '/app/team',
  '/app/mailing',
  '/app/mailing/confirm',
  '/app/mailing/leave',
  '/app/reviews',
  '/app/blog',
  '/app/blog/1',
  '/app/blog/authors/1',
  '/app/galleries',
  '/app/galleries/noch-otkrytykh-masterskikh',
  '/app/galleries/noch-otkrytykh-masterskikh-video',
  '/app/past-projects',
  '/app/past-projects/noch-muzeev',
  '/app/events',
  '/app/events/2',
  '/app/rooms',
  '/app/rooms?people=10&day=2030-01-02&from=10&to=12',
  '/app/rooms/31',
  '/app/rooms/47',
  '/app/booking/map',
  '/app/booking/map?floor=3&room=47',
  '/app/pay#1.0.wrong',
  '/app/403',
  '/app/nothing-here',
];
/** A customer's bookings. */
export const bookings = [
  '/app/account/events',
  '/app/booking/room/31/calendar',
  '/app/booking/room/47/calendar',
  '/app/booking/order/new',
];
/** A customer's events: the form step by step, a request the venue has, and the lists. */
export const events = ({ eventRequestId, activeRequestId }: OwnRecords) => [
  '/app/account/events?show=requests',
  '/app/account/events?show=active',
  '/app/account/requests/create',
  ...['about', 'time', 'space', 'tech', 'services', 'scenario', 'files', 'check'].map(
    step => `/app/account/requests/edit/${eventRequestId}?step=${step}`,
  ),
  `/app/account/requests/edit/${activeRequestId}`,
];
/** A customer's own events: the list, the form step by step, and the page of one that is published. */
export const ownEvents = ({ eventId, shownEventId }: OwnRecords) => [
  '/app/account/events?show=events',
  '/app/account/events?show=calendar',
  '/app/account/events/create',
  ...['when', 'text', 'entry', 'poster', 'check'].map(step => `/app/account/events/${eventId}/edit?step=${step}`),
  `/app/account/events/${shownEventId}`,
];
/** A customer's tickets: the list with an order that waits to be paid, that order, and a ticket. */
export const tickets = ({ orderKey, ticketCode }: OwnRecords) => [
  '/app/account/tickets',
  `/app/tickets/order/${orderKey}`,
  `/app/tickets/${ticketCode}`,
];
/** The rest of a customer's screens, with the numbers of records they have. */
export const account = ({ brandId, itemId, requestId, articleId }: OwnRecords) =>
  [
    '',
    'info',
    'info/passport',
    'info/resident',
    'info/organization',
    'documents',
    'privacy',
    'card',
    'brands',
    'brands/create',
    `brands/${brandId}/edit`,
    'marketitems',
    `marketitems/${itemId}/edit`,
    'marketrequests',
    'marketrequests/create',
    `marketrequests/${requestId}/edit`,
    'articles',
    'articles/create',
    `articles/${articleId}/edit`,
  ].map(path => `/app/marketplace/account/${path}`.replace(/\/$/, ''));
/** The screens of staff, within the back office. */
export const staff: [string, string[]][] = [
  [
    'summary, queue, bookings',
    ['home', 'home?period=month', 'applications', 'applications/3', 'bookings', 'bookings?view=schedule'],
  ],
  ['the board', ['board', 'board?view=week']],
  ['money', ['reconciliation', 'reconciliation/money', 'reconciliation/money?receipt=refused']],
  ['articles', ['articles', 'articles?kind=news', 'articles/create', 'articles/2/edit']],
  ['events', ['events', 'create', '17/edit?step=entry', '9/edit/announcement?step=poster']],
  ['residents and users', ['residents', 'residents/create', 'residents/1/edit', 'users', 'users/4']],
  ['collaborators', ['collaborators', 'collaborators?view=order', 'collaborators/create', 'collaborators/edit/1']],
  [
    'galleries',
    [
      'galleries',
      'galleries?galleryType=2',
      'galleries?places=',
      'galleries/photo/create',
      'galleries/photo/1/edit',
      'galleries/video/2/edit',
    ],
  ],
  ['banners', ['advertising_banner', 'advertising_banner/create', 'advertising_banner/1/edit']],
  ['products', ['products', 'products?block=2']],
  ['past projects', ['past-projects', 'past-projects?view=order', 'past-projects-create', 'past-projects-edit/1']],
  ['mailing', ['mailing', 'mailing/letters', 'mailing/letters/create', 'mailing/letters/1/edit']],
  ['reviews', ['reviews', 'reviews/create', 'reviews/edit/1']],
  ['blog', ['blog', 'blog/create', 'blog/1/edit']],
  [
    'clusters and authors',
    ['clusters', 'cluster/create', 'cluster/1', 'clusters?view=authors', 'author/create', 'author/1'],
  ],
  ['papers of a user', ['users/4?tab=papers', 'users/guests']],
  ['event requests', ['event-requests', 'event-requests?view=board', 'event-requests/2', 'event-requests/5']],
  [
    'agreements',
    [
      'agreements',
      'agreements/create',
      'agreements/edit/1',
      'agreements/edit/2',
      'agreements/invoices/1',
      'agreements/invoices',
      'agreements/acts',
      'agreements/payments',
    ],
  ],
  ['requests for rooms', ['room-requests', 'room-requests/1']],
  ['brands', ['brands', 'brands?status=6', 'brands/1/edit', 'brands/2/edit']],
  [
    'the marketplace',
    ['marketitems', 'marketitems/1', 'marketitems/2', 'marketrequests', 'marketrequests?status=2', 'marketrequests/1'],
  ],
  ['the door', ['check-in', 'check-in/2']],
  ['orders of tickets', ['ticket-orders', 'ticket-orders/1']],
  ['rooms', ['settings_room', 'settings_room/31', 'settings_room/47']],
  [
    'roles and log',
    ['settings', 'settings/roles', 'settings/roles/create', 'settings/roles/2/edit', 'messages', 'audit'],
  ],
];
