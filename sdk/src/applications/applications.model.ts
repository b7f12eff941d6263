import * as z from 'zod/mini';
import { defineEnum, type Move } from '../core/schema/enums.ts';
import { Id, Instant } from '../core/schema/fields.ts';
import { canOf } from '../core/schema/moves.ts';
import { accountState } from '../profile/profile.account.model.ts';

/** How far staff are with an application. */
export const simpleRequestStatus = defineEnum({
  new: { id: 1, label: 'Новая', tone: 'primary' },
  inProgress: { id: 2, label: 'В работе', tone: 'secondary' },
  done: { id: 3, label: 'Выполнена', tone: 'good' },
});

/** What waits for a decision. 3 is a new news item, 4 a new article: the specification names both «new news». */
export const adminRequestType = defineEnum({
  avatar: { id: 1, label: 'Подтверждение аватара' },
  event: { id: 2, label: 'Новое мероприятие' },
  news: { id: 3, label: 'Новая новость' },
  article: { id: 4, label: 'Новая новость' },
  brand: { id: 5, label: 'Новый бренд' },
  user: { id: 6, label: 'Новый пользователь' },
  marketItem: { id: 7, label: 'Новый товар маркетплейса' },
  marketRequest: { id: 8, label: 'Новая заявка маркетплейса' },
});

/**
 * Hours within which each kind is to be decided, by the clock. Goods are decided with the market request that offers
 * them, so they have no application of their own.
 */
export const applicationHours = {
  user: 24,
  avatar: 24,
  event: 24,
  news: 24,
  article: 48,
  brand: 48,
  marketItem: 48,
  marketRequest: 48,
} as const satisfies Record<(typeof adminRequestType.names)[number], number>;

const { new: fresh, inProgress, done } = simpleRequestStatus;

/** An application also becomes done when its subject is decided on that subject's own screen. */
export const applicationMoves = [
  { action: 'take', from: [fresh], to: inProgress, by: ['staff'] },
  { action: 'takeOver', from: [inProgress], to: inProgress, by: ['staff'] },
  { action: 'finish', from: [fresh, inProgress], to: done, by: ['staff', 'server'] },
] as const satisfies readonly Move<1 | 2 | 3>[];

/**
 * Parts of the queue: all that wait, those nobody took, those I took, those anybody took, those done, and all of them.
 */
export const applicationQueues = ['waiting', 'free', 'mine', 'taken', 'done', 'all'] as const;
export type ApplicationQueue = (typeof applicationQueues)[number];

export const ApplicationCounts = z.object({ waiting: z.int(), free: z.int(), mine: z.int(), taken: z.int() });
export type ApplicationCounts = z.output<typeof ApplicationCounts>;

/** Something a customer sent that waits for staff. */
export const Application = z.object({
  requestId: Id,
  requestStatus: simpleRequestStatus.schema,
  requestType: adminRequestType.schema,
  /** The record it is about, of the kind `requestType` names; for an avatar or a user it is the user's account. */
  objectId: Id,
  objectTitle: z.string(),
  /** Whether its subject was approved before; the record then carries what has changed since. */
  isAmendment: z.boolean(),
  userId: Id,
  userName: z.string(),
  userPhone: z.string(),
  /** State of the sender's account. */
  accountState: accountState.schema,
  createdAt: Instant,
  /** When it is to be decided. */
  dueAt: Instant,
  /** Who took it; null while nobody has. */
  takenBy: z.nullable(z.object({ userId: Id, userName: z.string() })),
  takenAt: z.nullable(Instant),
  /** Who finished it, or decided on its subject; null while it waits. */
  doneBy: z.nullable(z.object({ userId: Id, userName: z.string() })),
  doneAt: z.nullable(Instant),
  /** The last note of staff; empty when there is none. */
  comment: z.string(),
  can: canOf(applicationMoves, ['staff']),
});
export type Application = z.output<typeof Application>;

/** One application; its subject is read by the call of its kind. */
export const ApplicationCard = z.extend(Application, {
  /** What staff did with it, newest first; `comment` is empty where they wrote none. */
  history: z.array(z.object({ at: Instant, who: z.string(), what: z.string(), comment: z.string() })),
  /** The next one in the queue that waits and that no colleague has taken; null after the last. */
  nextId: z.nullable(Id),
});
export type ApplicationCard = z.output<typeof ApplicationCard>;
