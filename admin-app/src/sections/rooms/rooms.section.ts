import type { Section } from '../section.ts';
import { roomPaths } from './rooms.paths.ts';

export const section: Section = {
  ...roomPaths.list,
  title: 'Настройки помещений',
  menu: 'Помещения',
  group: 'settings',
  order: 10,
  icon: 'door',
  permission: 'rooms.manage',
  load: () => import('./RoomsPage.tsx'),
  pending: () => import('./rooms.pending.ts'),
  children: [
    { ...roomPaths.workYear, title: 'Рабочие дни', load: () => import('./WorkYearPage.tsx') },
    { ...roomPaths.page, title: 'Помещение №\u00a0:roomId', load: () => import('./RoomPage.tsx') },
  ],
};
