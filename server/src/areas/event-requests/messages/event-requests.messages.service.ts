import { ApiFailure } from '@venue/sdk';
import { requestMessageSent } from '@venue/sdk/event-requests';
import {
  eventFileType,
  eventRequestStatus,
  type RequestMessage,
  requestMessageLimits,
} from '@venue/sdk/event-requests/model';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { publish, toTopic } from '../../../core/publish.ts';
import { countAttempt } from '../../../core/security/attempts.ts';
import type { RequestFileRow } from '../event-requests.parts.store.ts';
import { presentSent } from '../event-requests.presenter.ts';
import * as store from '../event-requests.store.ts';
import { putFile, sealFile } from '../files/event-requests.files.service.ts';
import { mayKeep } from '../limits/event-requests.limits.service.ts';
import * as messages from './event-requests.messages.store.ts';

const perPerson = [{ most: requestMessageLimits.perHour, seconds: 3600 }];

interface Written {
  readonly requestId: number;
  readonly fromStaff: boolean;
  readonly text: string;
  readonly files: readonly Blob[];
}

/** Encrypts the files of a message. Returns a function that writes the message in a transaction. */
export async function prepareMessage(context: Context, { requestId, fromStaff, text, files }: Written) {
  const { userId } = actorOf(context);
  const sealed = await Promise.all(files.map(file => sealFile(context, requestId, file, 'Файл')));
  return async (tx: Db): Promise<RequestMessage> => {
    const request = mustBeSent(await store.lockRequest(tx, requestId));
    // guard: event-requests.messages.test.ts
    if (!fromStaff && request.userId !== userId) throw new ApiFailure('not_found');
    await countAttempt(tx, `request-messages-by:${userId}`, context.now, perPerson);
    const bytes = sealed.reduce((sum, { size }) => sum + size, 0);
    // guard: event-requests.messages.test.ts
    if (!fromStaff && bytes > 0) await mayKeep(tx, userId, bytes);
    const row = await writeMessage(tx, context, request, { fromStaff, text });
    const kept: RequestFileRow[] = [];
    for (const each of sealed)
      kept.push(await putFile(tx, context, each, { type: eventFileType.ordinary, messageId: row.id }));
    return presentMessage(row, kept);
  };
}

/** Writes a message about a locked request and tells the screens of both sides. */
export async function writeMessage(
  tx: Db,
  context: Context,
  { id: requestId, userId }: store.EventRequestTableRow,
  { fromStaff, text }: Pick<Written, 'fromStaff' | 'text'>,
): Promise<messages.MessageRow> {
  const { userId: authorId, name: who } = actorOf(context);
  const row = await messages.addMessage(tx, { requestId, authorId, fromStaff, who, text, sentAt: context.now });
  const data = { eventRequestId: requestId, fromStaff };
  publish(tx, context.now, [
    toTopic(requestMessageSent, `info/${userId}`, data),
    toTopic(requestMessageSent, 'staff', data),
  ]);
  return row;
}

/** A submitted request. Throws `not_found` for a draft, which has no messages. */
export function mustBeSent<R extends { readonly status: number }>(row: R | undefined): R {
  // guard: event-requests.messages.test.ts
  if (!row || row.status === eventRequestStatus.draft) throw new ApiFailure('not_found');
  return row;
}

const presentMessage = (row: messages.MessageRow, files: readonly RequestFileRow[]): RequestMessage => ({
  messageId: row.id,
  fromStaff: row.fromStaff,
  who: row.who,
  text: row.text,
  files: files.filter(({ messageId }) => messageId === row.id).map(presentSent),
  sentAt: row.sentAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
});

/** A page of the messages about a request, with their files. */
export async function presentMessages(db: Db, requestId: number, before?: number) {
  const { rows, more } = await messages.messagesOf(db, requestId, before);
  const files = await messages.filesOfMessages(
    db,
    rows.map(({ id }) => id),
  );
  return { messages: rows.map(row => presentMessage(row, files)), more };
}
