import type { Closing } from '../../area/closing.ts';
import { post } from '../../core/outbox.ts';
import { phoneOf } from '../accounts/accounts.store.ts';
import { requestById } from './event-requests.store.ts';

/** A request whose hours are closed stays, for staff to agree on others; its customer is told. */
export const eventRequestsClosing: Closing = {
  kind: 'eventRequest',
  async settle(tx, context, { id, hours, roomName: room, reason }) {
    const row = await requestById(tx, id);
    if (!row) return;
    const about = { title: row.title, room, hours, reason };
    await post(tx, context.now, { event: 'event.closed', to: await phoneOf(tx, row.userId), about });
  },
};
