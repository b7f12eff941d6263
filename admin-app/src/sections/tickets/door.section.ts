import type { Section } from '../section.ts';
import { doorPaths } from './tickets.paths.ts';

export const section: Section = {
  ...doorPaths.list,
  title: 'Контроль на\u00a0входе',
  menu: 'Вход по\u00a0билетам',
  group: 'work',
  order: 70,
  icon: 'ticket',
  permission: 'checkIn.manage',
  load: () => import('./DoorEvents.tsx'),
  children: [{ ...doorPaths.page, title: 'Вход на\u00a0мероприятие №\u00a0:id', load: () => import('./DoorPage.tsx') }],
};
