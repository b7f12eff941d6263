import type { Area } from '../app/area.ts';
import { deferHydration } from '../app/frame/firstScreen.tsx';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { eventPaths } from './events.paths.ts';

const ownEvent = {
  crumbs: [eventRequestPaths.events],
  load: () => import('./own/EventPages.tsx'),
};

export const eventsArea: Area = {
  screens: [
    { ...eventPaths.publicList, load: () => import('./EventsPage.tsx') },
    {
      ...eventPaths.publicPage,
      crumbs: [eventPaths.publicList],
      load: deferHydration(() => import('./EventPage.tsx')),
    },
    { ...eventPaths.create, ...ownEvent },
    { ...eventPaths.offered, ...ownEvent },
    { ...eventPaths.own, ...ownEvent },
    { ...eventPaths.edit, ...ownEvent },
  ],
  menu: {
    visitor: [{ to: eventPaths.publicList }],
    events: [{ to: eventPaths.create }],
  },
};
