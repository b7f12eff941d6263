import { ApiFailure } from '@venue/sdk';
import {
  countRequestMessages,
  listRequestMessages,
  readRequestMessages,
  sendRequestMessage,
} from '@venue/sdk/event-requests';
import { listCustomerMessages, readCustomerMessages, writeToCustomer } from '@venue/sdk/event-requests/admin';
import { eventRequestRecord } from '@venue/sdk/event-requests/kind';
import { actorOf } from '../../../core/context.ts';
import { transact } from '../../../core/db/transact.ts';
import { handle } from '../../../core/http/handle.ts';
import { writeAudit } from '../../../core/record/audit.ts';
import { takeOwn } from '../event-requests.service.ts';
import * as store from '../event-requests.store.ts';
import { mustBeSent, prepareMessage, presentMessages } from './event-requests.messages.service.ts';
import * as messages from './event-requests.messages.store.ts';

export const eventRequestsMessagesRoutes = [
  handle(listRequestMessages, async ({ id, query: { before } }, context) => {
    const row = mustBeSent(await store.requestById(context.db, id));
    // guard: event-requests.messages.test.ts
    if (row.userId !== actorOf(context).userId) throw new ApiFailure('not_found');
    return { message: await presentMessages(context.db, id, before) };
  }),

  handle(countRequestMessages, async (_input, context) => ({
    message: { unread: await messages.countUnreadOf(context.db, actorOf(context).userId) },
  })),

  handle(sendRequestMessage, async ({ id, body }, context) => {
    const write = await prepareMessage(context, { ...body, requestId: id, fromStaff: false });
    const message = await transact(context, write);
    return { id: message.messageId, message };
  }),

  handle(readRequestMessages, ({ id, body: { upTo } }, context) =>
    transact(context, async tx => {
      const row = mustBeSent(await takeOwn(tx, context, id));
      const unread = await messages.markRead(tx, { requestId: row.id, fromStaff: true, upTo }, context.now);
      // Everything is read, so the next message may be announced by SMS again.
      if (unread === 0 && row.toldAt !== null) await store.changeRequest(tx, row.id, { toldAt: null });
      return { message: { unread } };
    }),
  ),

  handle(listCustomerMessages, async ({ id, query: { before } }, { db }) => {
    mustBeSent(await store.requestById(db, id));
    return { message: await presentMessages(db, id, before) };
  }),

  handle(writeToCustomer, async ({ id, body }, context) => {
    const write = await prepareMessage(context, { ...body, requestId: id, fromStaff: true });
    return transact(context, async tx => {
      const message = await write(tx);
      await writeAudit(tx, context, writeToCustomer.id, {
        subject: eventRequestRecord.name,
        subjectId: id,
        after: { message: message.text },
      });
      return { id: message.messageId, message };
    });
  }),

  handle(readCustomerMessages, ({ id, body: { upTo } }, context) =>
    transact(context, async tx => {
      const row = mustBeSent(await store.lockRequest(tx, id));
      const unread = await messages.markRead(tx, { requestId: row.id, fromStaff: false, upTo }, context.now);
      return { message: { unread } };
    }),
  ),
];
