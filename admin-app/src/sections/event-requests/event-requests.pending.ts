import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import type { PendingTile } from '../section.ts';
import { eventRequestPaths } from './event-requests.paths.ts';

export const tiles: readonly PendingTile[] = [
  {
    kind: 'eventRequest',
    title: 'Новые заявки на\u00a0мероприятия',
    to: `${eventRequestPaths.list.path}?status=${eventRequestStatus.new}`,
  },
  {
    kind: 'eventRequest',
    count: 'eventRequestInClosedTime',
    title: 'Заявки в\u00a0закрытое время',
    to: bookingPaths.closed.path,
  },
  {
    kind: 'eventRequestMessage',
    title: 'Заявки с\u00a0новыми сообщениями',
    to: `${eventRequestPaths.list.path}?unread=true`,
  },
];
