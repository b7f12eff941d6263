import { formatPhone } from '@venue/sdk';
import { messageStatus, type UnsentMessage } from '@venue/sdk/unsent/model';
import type { Actor } from '../../core/context.ts';
import { noticeOf } from '../../core/notices.ts';
import type { OutboxRow } from './unsent.store.ts';

/** `912•••••01`, `so•••@mail.ru`: enough to recognise it, not enough to use it. */
const masked = ({ kind, recipient }: OutboxRow): string =>
  kind === 'sms'
    ? formatPhone(recipient).replace(/\d{3}-\d{2}(?=-\d{2}$)/, '•••-••')
    : recipient.replace(/^(.{0,2})[^@]*/, '$1•••');

/** What is left of a code or a link once it was struck out is no message any more. */
export const isWhole = ({ refusedAt, keptBody }: OutboxRow): boolean => refusedAt === null || keptBody === null;

/** The status of a message that has not left; undefined once it has, was dropped or is of no use to anybody. */
export function statusOf(row: OutboxRow, now: Date): UnsentMessage['status'] | undefined {
  const { lastError, droppedAt, refusedAt, dueAt, uselessAt } = row;
  if (lastError === null || droppedAt !== null) return undefined;
  if (refusedAt !== null) return messageStatus.refused;
  return dueAt !== null && (uselessAt === null || uselessAt > now) ? messageStatus.waiting : undefined;
}

/** A message as staff see it; phones and addresses are whole for those who may read users. */
export function presentUnsent(row: OutboxRow, { permissions }: Pick<Actor, 'permissions'>): UnsentMessage {
  const { kind, recipient } = row;
  const whole = kind === 'sms' ? formatPhone(recipient) : recipient;
  return {
    messageId: row.id,
    kind,
    status: row.refusedAt === null ? messageStatus.waiting : messageStatus.refused,
    to: permissions.has('users.read') ? whole : masked(row),
    // The subject of a letter says which one it is.
    about: row.subject || (noticeOf(row.event)?.title ?? 'Сообщение'),
    createdAt: row.createdAt.toISOString(),
    tries: row.attempts,
    lastError: row.lastError ?? '',
    nextTryAt: row.dueAt?.toISOString() ?? null,
    can: permissions.has('unsent.manage') ? (isWhole(row) ? ['retry', 'drop'] : ['drop']) : [],
  };
}
