import { screen } from '@venue/shared-ui/shell/screens.tsx';
import { section } from '../section.ts';

export const createEvent = screen({
  path: '/create',
  title: 'Новое мероприятие',
  permission: 'events.manage',
  load: () => import('./CreateEvent.tsx'),
});

export const createAnnouncement = screen({
  path: '/create/announcement',
  title: 'Новый анонс',
  permission: 'events.manage',
  load: () => import('./CreateAnnouncement.tsx'),
});

export const editEvent = screen({
  path: '/:id/edit',
  title: 'Мероприятие №\u00a0:id',
  load: () => import('./EditEvent.tsx'),
});

export const editAnnouncement = screen({
  path: '/:id/edit/announcement',
  title: 'Анонс №\u00a0:id',
  load: () => import('./EditAnnouncement.tsx'),
});

export const events = section({
  path: '/events',
  title: 'Мероприятия',
  icon: 'events',
  permission: 'events.read',
  load: () => import('./EventsPage.tsx'),
  children: [createEvent, createAnnouncement, editEvent, editAnnouncement],
  badge: ['events'],
  commands: [
    { title: 'Создать мероприятие', to: createEvent.path, permission: 'events.manage' },
    { title: 'Создать анонс', to: createAnnouncement.path, permission: 'events.manage' },
  ],
});
