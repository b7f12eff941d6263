import type { Closing } from '../../area/closing.ts';
import { tell } from '../../core/outbox.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { requestById } from './event-requests.store.ts';

/** A request whose hours are closed stays, for staff to agree on others; its customer is told. */
export const eventRequestsClosing: Closing = {
  kind: 'eventRequest',
  async settle(tx, context, { id, hours, roomName: room, reason }) {
    const row = await requestById(tx, id);
    if (!row) return;
    const about = { title: row.title, room, hours, reason };
    await tell(tx, context, {
      event: 'event.closed',
      of: { kind: 'eventRequest', ids: [id] },
      to: await reachOf(tx, row.userId),
      about,
    });
  },
};
