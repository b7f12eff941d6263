import { type EventRow, eventKind } from '@venue/sdk/events/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';

/** The specification gives an event and an announcement screens of their own. */
export const eventPaths = {
  list: { path: '/events' },
  create: { path: '/create' },
  createAnnouncement: { path: '/create/announcement' },
  page: { path: '/:id/edit' },
  announcement: { path: '/:id/edit/announcement' },
} as const;

/** Where an event or an announcement is edited. */
export const addressOf = ({ eventId: id, eventKind: kind }: Pick<EventRow, 'eventId' | 'eventKind'>): string =>
  kind === eventKind.announcement ? href(eventPaths.announcement, { id }) : href(eventPaths.page, { id });
