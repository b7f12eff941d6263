import type { Places } from '@venue/shared-ui/shell/screens.tsx';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { roomPaths } from '../rooms/rooms.paths.ts';

export const homePaths = {
  page: { path: '/marketplace/account', title: 'Личный кабинет', menu: 'Обзор' },
} as const satisfies Places;

/** Where everybody may begin: the map of studios. */
export const start = roomPaths.map;

/** The starting page after signing in: their events for an organiser, the account for everybody else. */
export const homeOf = { marketplace: homePaths.page, landing: eventRequestPaths.events } as const;
