import type { Closing } from '../../area/closing.ts';
import { actorOf } from '../../core/context.ts';
import { tell } from '../../core/outbox.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { eventById } from './events.store.ts';

/** An event whose hours are closed stays, for staff to move or cancel it; its organiser is told. */
export const eventsClosing: Closing = {
  kind: 'event',
  async settle(tx, context, { id, hours, roomName: room, reason }) {
    const row = await eventById(tx, id);
    if (!row || row.userId === actorOf(context).userId) return;
    const about = { title: row.title, room, hours, reason };
    await tell(tx, context, {
      event: 'event.closed',
      of: { kind: 'event', ids: [id] },
      to: await reachOf(tx, row.userId),
      about,
    });
  },
};
