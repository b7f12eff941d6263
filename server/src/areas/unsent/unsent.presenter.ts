import { formatPhone } from '@venue/sdk';
import { messageState, messageStatus, type SentMessage, type UnsentMessage } from '@venue/sdk/unsent/model';
import type { Actor } from '../../core/context.ts';
import { noticeOf } from '../../core/notices.ts';
import { maskedPhone } from '../../core/security/maskedPhone.ts';
import type { OutboxRow } from './unsent.store.ts';

/** `912•••••01`, `so•••@mail.ru`: enough to recognise the recipient, not enough to contact them. */
const masked = ({ kind, recipient }: OutboxRow): string =>
  kind === 'sms' ? maskedPhone(recipient) : recipient.replace(/^(.{0,2})[^@]*/, '$1•••');

/**
 * Whether a message can be sent again: one that was given up and whose code or link was removed cannot, and neither can a
 * letter that was sent, because its formatting and files are removed then.
 */
export const isWhole = ({ kind, refusedAt, sentAt, keptBody }: OutboxRow): boolean =>
  refusedAt === null || (keptBody === null && (kind === 'sms' || sentAt === null));

const stateOf = ({ refusedAt, sentAt }: OutboxRow): UnsentMessage['status'] => {
  if (refusedAt === null) return messageStatus.waiting;
  return sentAt === null ? messageStatus.refused : messageStatus.undelivered;
};

/** The status of a message that has not arrived; undefined once it was sent, dropped or is of no use any more. */
export function statusOf(row: OutboxRow, now: Date): UnsentMessage['status'] | undefined {
  const { lastError, droppedAt, dueAt, uselessAt } = row;
  if (lastError === null || droppedAt !== null) return undefined;
  const status = stateOf(row);
  if (status === messageStatus.refused) return status;
  const isOpen = status === messageStatus.undelivered || dueAt !== null;
  return isOpen && (uselessAt === null || uselessAt > now) ? status : undefined;
}

/** What became of a message. */
function sentStateOf({ sentAt, deliveredAt, refusedAt, droppedAt, dueAt }: OutboxRow): SentMessage['state'] {
  if (droppedAt !== null && sentAt === null) return messageState.dropped;
  if (deliveredAt !== null) return messageState.delivered;
  if (refusedAt !== null || (sentAt === null && dueAt === null)) return messageState.undelivered;
  return sentAt === null ? messageState.waiting : messageState.sent;
}

type Reader = Pick<Actor, 'permissions'>;

/** Phones and addresses are masked unless the reader may read users. */
function recipientFor(row: OutboxRow, { permissions }: Reader): string {
  // guard: unsent.test.ts, unsent.sent.test.ts
  if (!permissions.has('users.read')) return masked(row);
  return row.kind === 'sms' ? formatPhone(row.recipient) : row.recipient;
}

const decisionsOn = (row: OutboxRow, { permissions }: Reader): UnsentMessage['can'] =>
  permissions.has('unsent.manage') ? (isWhole(row) ? ['retry', 'drop'] : ['drop']) : [];

/** What a message is about; the subject tells which letter it is. */
const aboutOf = ({ subject, event }: OutboxRow): string => subject || (noticeOf(event)?.title ?? 'Сообщение');

/** Any message as staff see it: its codes and links are never there, whether it has left or not. */
export function presentSent(row: OutboxRow, reader: Reader, now: Date): SentMessage {
  const status = statusOf(row, now) ?? null;
  return {
    messageId: row.id,
    kind: row.kind,
    state: sentStateOf(row),
    to: recipientFor(row, reader),
    about: aboutOf(row),
    // guard: unsent.sent.test.ts
    text: row.event.startsWith('code.') ? '' : (row.keptBody ?? row.body),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    lastError: row.lastError ?? '',
    status,
    can: status === null ? [] : decisionsOn(row, reader),
  };
}

/** A message as staff see it; phones and addresses are masked unless the reader may read users. */
export function presentUnsent(row: OutboxRow, reader: Reader): UnsentMessage {
  return {
    messageId: row.id,
    kind: row.kind,
    status: stateOf(row),
    to: recipientFor(row, reader),
    about: aboutOf(row),
    createdAt: row.createdAt.toISOString(),
    tries: row.attempts,
    lastError: row.lastError ?? '',
    nextTryAt: row.dueAt?.toISOString() ?? null,
    can: decisionsOn(row, reader),
  };
}
