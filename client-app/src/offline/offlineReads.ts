// What the worker keeps for the time without a network.

/** The cache of replies by what was asked for. A sign-out deletes it. */
export const REPLIES = 'offline-replies';
/** The cache of the app's scripts, styles and fonts, and of the page without content. */
export const FILES = 'offline-files';

/** How long a reply may be shown, in milliseconds: tickets and bookings of the next days. */
export const TERM_MS = 14 * 24 * 3_600_000;
export const MOST_REPLIES = 60;
export const MOST_FILES = 400;

/** The moment of the reply, in milliseconds; a header of its copy. */
export const SAVED_AT = 'x-saved-at';

/**
 * The reads of the screens of tickets and bookings. A test compares them with the SDK's calls, whose schemas
 * the worker does without.
 */
export const offlineReads: readonly string[] = [
  'GET /auth/me',
  'GET /ticket/{slug}',
  'POST /ticket/my',
  'GET /ticket-order/{slug}',
  'POST /ticket-order/my',
  'POST /booking/get_info_about_schedule',
  'POST /booking/get_user_schedule/{x}',
  'POST /booking/rooms/info',
  'GET /room-requests',
  'GET /waitlist',
];

const patterns = offlineReads.map(read => new RegExp(`^${read.replace(/\{\w+\}/g, '[^/]+')}$`));

/** Whether the reply to a request below /api is kept. */
export const isOfflineRead = (method: string, path: string): boolean =>
  patterns.some(pattern => pattern.test(`${method} ${path}`));
