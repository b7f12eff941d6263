import * as z from 'zod/mini';
import { checked } from '../core/schema/checked.ts';
import { defineEnum, schemaOf } from '../core/schema/enums.ts';
import { Day, Id, Instant } from '../core/schema/fields.ts';
import { accountState } from '../profile/profile.account.model.ts';
import { endsLater, RoomOffer, wishedTime } from '../room-requests/room-requests.model.ts';

/**
 * Status of somebody who waits for hours of a room. What happened to the hours held for them is told by their booking.
 */
export const waitStatus = defineEnum({
  waiting: { id: 1, label: 'В\u00a0очереди', tone: 'secondary' },
  held: { id: 2, label: 'Ждёт оплаты', tone: 'warn' },
  booked: { id: 3, label: 'Оплачено', tone: 'good' },
  missed: { id: 4, label: 'Не\u00a0оплачено в\u00a0срок', tone: 'bad' },
  left: { id: 5, label: 'Очередь оставлена', tone: 'neutral' },
  over: { id: 6, label: 'Не\u00a0освободилось', tone: 'neutral' },
  cancelled: { id: 7, label: 'Отменено площадкой', tone: 'bad' },
});
export const WaitStatus = /* @__PURE__ */ schemaOf(waitStatus);
export type WaitStatus = z.output<typeof WaitStatus>;

/** In how many queues (a room and a day each) one person may wait at a time. */
export const MOST_WAITS = 5;

/**
 * How many offers of the same hours a person may let lapse. After the first they wait behind everybody: the hours are
 * free for all for as long as an offer lasts.
 */
export const MOST_LAPSES = 2;

const wishedHours = { ...wishedTime, hours: checked(z.int(), z.minimum(1), z.maximum(24)) };
/* @__NO_SIDE_EFFECTS__ */
const fitsIn = () =>
  z.refine<{ fromHour: number; toHour: number; hours: number }>(
    ({ fromHour, toHour, hours }) => fromHour >= toHour || hours <= toHour - fromHour,
    { error: 'Столько часов между началом и\u00a0концом не\u00a0поместится', path: ['hours'] },
  );

/** A number of hours in a row, at any time within a part of a day. */
export const WaitWanted = z.object({ roomId: Id, ...wishedHours }).check(endsLater(), fitsIn());
export type WaitWanted = z.output<typeof WaitWanted>;

/** Other hours of the same room. */
export const WaitWish = z.object(wishedHours).check(endsLater(), fitsIn());

/** A place in the queue for hours of a room, as its customer reads it. */
export const Wait = z.object({
  waitId: Id,
  waitStatus: WaitStatus,
  roomId: Id,
  roomName: z.string(),
  day: Day,
  fromHour: z.int(),
  toHour: z.int(),
  hours: z.int(),
  /** How many people before them wait for the same; null once they do not wait any more. */
  ahead: z.nullable(z.int()),
  /** Whether the hours are free for everybody first, because they let an offer of them lapse. */
  isBehind: z.boolean(),
  /** The hours that are held for them; null before that. */
  offer: z.nullable(z.omit(RoomOffer, { comment: true, roomId: true, roomName: true })),
  createdAt: Instant,
  can: z.array(z.enum(['change', 'leave', 'pay', 'refuse'])),
});
export type Wait = z.output<typeof Wait>;

/** The same as the desk reads it. */
export const DeskWait = z.extend(z.omit(Wait, { can: true }), {
  userId: Id,
  userName: z.string(),
  userPhone: z.string(),
  accountState: schemaOf(accountState),
  /** How many offers of hours, of any room and day, they have not paid. */
  lapses: z.int(),
});
export type DeskWait = z.output<typeof DeskWait>;
