import type { Section } from '../section.ts';
import { eventPaths } from './events.paths.ts';

const permission = 'events.manage';

export const section: Section = {
  ...eventPaths.list,
  title: 'Мероприятия',
  group: 'work',
  order: 60,
  first: true,
  icon: 'calendar',
  permission: 'events.read',
  load: () => import('./EventsPage.tsx'),
  children: [
    {
      ...eventPaths.create,
      title: 'Новое мероприятие',
      permission,
      load: () => import('./CreateEvent.tsx'),
    },
    {
      ...eventPaths.createAnnouncement,
      title: 'Новый анонс',
      permission,
      load: () => import('./CreateAnnouncement.tsx'),
    },
    { ...eventPaths.page, title: 'Мероприятие №\u00a0:id', load: () => import('./EditEvent.tsx') },
    { ...eventPaths.announcement, title: 'Анонс №\u00a0:id', load: () => import('./EditAnnouncement.tsx') },
  ],
  badge: ['event'],
  pending: () => import('./events.pending.ts'),
  commands: [
    { title: 'Создать мероприятие', to: eventPaths.create.path, permission },
    { title: 'Создать анонс', to: eventPaths.createAnnouncement.path, permission },
  ],
};
