import { addRoomRequest } from '@venue/sdk/room-requests';
import { offerRoom } from '@venue/sdk/room-requests/admin';
import { keepHours, roomRequestStatus } from '@venue/sdk/room-requests/model';
import { eq, sql } from 'drizzle-orm';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { tariff } from '../rooms/rooms.table.ts';
import { roomRequest } from './room-requests.table.ts';

/** A hall that is booked on request, and a day two days after the clock of the booking tests. */
export const HALL = 47;
export const WISHED = '2026-12-03';

/** The fields of a request: three hours in the big hall. */
export const aWish = {
  roomId: HALL,
  day: WISHED,
  fromHour: 10,
  toHour: 13,
  guests: 120,
  purpose: 'Собрание собственников',
  contactName: 'Мария',
};

/** Sends a request for the big hall. */
export async function aRoomRequest(api: TestApi, owner: Person, more: Partial<typeof aWish> = {}): Promise<number> {
  const { id } = await api.as(owner).send(addRoomRequest, { body: { ...aWish, ...more } });
  return id;
}

/** The tariff of a room, made when it has none: 14 000 ₽ for an hour. */
export async function tariffOf(api: TestApi, roomId: number): Promise<number> {
  const { rows } = await api.db.execute(sql`select id from tariff where room_id = ${roomId} and active limit 1`);
  if (rows[0]) return Number(rows[0].id);
  const made = await api.db
    .insert(tariff)
    .values({ roomId, title: 'Аренда', description: '', pricePerHour: 1_400_000, position: 90 })
    .returning({ id: tariff.id });
  return made[0]?.id ?? 0;
}

/** The fields of an offer: the wished hours at the tariff's price, held for a day. */
export const anOffer = {
  day: WISHED,
  fromHour: 10,
  toHour: 13,
  serviceIds: [],
  equipmentIds: [],
  quoted: 4_200_000,
  price: 4_200_000,
  priceReason: '',
  keepHours: keepHours.day as 3 | 24,
  comment: '',
};

/** The booking of the last offer of a request. */
export async function offerOf({ db }: TestApi, id: number): Promise<number | null> {
  const [row] = await db.select().from(roomRequest).where(eq(roomRequest.id, id));
  return row?.bookingId ?? null;
}

/** Offers the wished hours, knowing the last offer; returns the id of the booking. */
export async function offered(
  api: TestApi,
  staff: Person,
  id: number,
  more: Partial<typeof anOffer> & { seen?: number; roomId?: number; seenOffer?: number | null } = {},
): Promise<number> {
  const tariffId = await tariffOf(api, more.roomId ?? HALL);
  const { seen = roomRequestStatus.waiting, seenOffer = await offerOf(api, id), ...fields } = more;
  const body = { ...anOffer, ...fields, seen: seen as 1, seenOffer, tariffId };
  return (await api.as(staff).send(offerRoom, { id, body })).message.orderId;
}

/** The token of the link in the last SMS that has one. */
export async function linkSent(api: TestApi): Promise<string> {
  const { rows } = await api.db.execute<{ body: string }>(
    sql`select body from outbox where body like '%/app/pay#%' order by id desc limit 1`,
  );
  return /\/app\/pay#(\S+)/.exec(rows[0]?.body ?? '')?.[1] ?? '';
}
