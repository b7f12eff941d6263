import type { Section } from '../section.ts';
import { unsentPaths } from './unsent.paths.ts';

export const section: Section = {
  ...unsentPaths.list,
  title: 'Неотправленные сообщения',
  menu: 'Сообщения',
  group: 'settings',
  order: 30,
  icon: 'notSent',
  permission: 'unsent.read',
  load: () => import('./UnsentPage.tsx'),
  children: [{ ...unsentPaths.sent, title: 'Все сообщения', load: () => import('./SentPage.tsx') }],
  badge: ['message'],
  badgeTitle: 'Не\u00a0дошли',
  pending: () => import('./unsent.pending.ts'),
};
