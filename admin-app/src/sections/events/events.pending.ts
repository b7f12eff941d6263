import { eventStatus } from '@venue/sdk/events/model';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import type { PendingTile } from '../section.ts';
import { eventPaths } from './events.paths.ts';

export const tiles: readonly PendingTile[] = [
  {
    kind: 'event',
    title: 'Мероприятия на\u00a0проверке',
    to: `${eventPaths.list.path}?status=${eventStatus.onVerification}`,
  },
  {
    kind: 'event',
    count: 'eventWithoutHours',
    title: 'Мероприятия без\u00a0часов',
    to: `${eventPaths.list.path}?lacksHours=true`,
  },
  {
    kind: 'event',
    count: 'eventInClosedTime',
    title: 'Мероприятия в\u00a0закрытое время',
    to: bookingPaths.closed.path,
  },
];
