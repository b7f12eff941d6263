import type { Section } from '../section.ts';
import { eventRequestPaths } from './event-requests.paths.ts';

export const section: Section = {
  ...eventRequestPaths.list,
  title: 'Заявки на\u00a0мероприятия',
  group: 'work',
  order: 50,
  icon: 'speech',
  permission: 'eventRequests.read',
  load: () => import('./RequestsPage.tsx'),
  children: [
    {
      ...eventRequestPaths.page,
      title: 'Заявка на\u00a0мероприятие №\u00a0:id',
      load: () => import('./RequestPage.tsx'),
    },
  ],
  badge: ['eventRequest', 'eventRequestMessage'],
  badgeTitle: 'Новые и\u00a0с\u00a0новыми сообщениями',
  live: () => import('./event-requests.live.ts'),
  pending: () => import('./event-requests.pending.ts'),
};
