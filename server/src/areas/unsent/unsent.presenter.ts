import { formatPhone } from '@venue/sdk';
import { messageStatus, type UnsentMessage } from '@venue/sdk/unsent/model';
import type { Actor } from '../../core/context.ts';
import { noticeOf } from '../../core/notices.ts';
import type { OutboxRow } from './unsent.store.ts';

/** `912•••••01`, `so•••@mail.ru`: enough to recognise the recipient, not enough to contact them. */
const masked = ({ kind, recipient }: OutboxRow): string =>
  kind === 'sms'
    ? formatPhone(recipient).replace(/\d{3}-\d{2}(?=-\d{2}$)/, '•••-••')
    : recipient.replace(/^(.{0,2})[^@]*/, '$1•••');

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

/** A message as staff see it; phones and addresses are masked unless the reader may read users. */
export function presentUnsent(row: OutboxRow, { permissions }: Pick<Actor, 'permissions'>): UnsentMessage {
  const { kind, recipient } = row;
  const whole = kind === 'sms' ? formatPhone(recipient) : recipient;
  return {
    messageId: row.id,
    kind,
    status: stateOf(row),
    // guard: unsent.test.ts
    to: permissions.has('users.read') ? whole : masked(row),
    // The subject tells which letter it is.
    about: row.subject || (noticeOf(row.event)?.title ?? 'Сообщение'),
    createdAt: row.createdAt.toISOString(),
    tries: row.attempts,
    lastError: row.lastError ?? '',
    nextTryAt: row.dueAt?.toISOString() ?? null,
    can: permissions.has('unsent.manage') ? (isWhole(row) ? ['retry', 'drop'] : ['drop']) : [],
  };
}
