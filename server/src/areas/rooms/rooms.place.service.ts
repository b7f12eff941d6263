import { ApiFailure } from '@venue/sdk';
import { isOnFloor } from '@venue/sdk/rooms/model';
import type { Db } from '../../core/db/database.ts';
import { clearPlace, lockPlaces, roomAt } from './rooms.place.store.ts';
import { changeRoom, type RoomRow } from './rooms.store.ts';

type Standing = Pick<RoomRow, 'id' | 'floor' | 'place'>;

interface PlaceChange {
  readonly floor?: number | undefined;
  readonly place?: number | null | undefined;
  /** The room at that place, which gets the former place instead; the caller holds its lock. */
  readonly swapWith?: number | null | undefined;
}

/** The place of a room before and after a move. */
interface Moved {
  readonly roomId: number;
  readonly before: Omit<Standing, 'id'>;
  readonly after: Omit<Standing, 'id'>;
}

/**
 * Moves a room, which the caller holds locked, to another place on the plan. A room already there gets the former place
 * if `swapWith` names it; returns how that one moved.
 * @throws ApiFailure invalid_input, with the text beside `place`
 */
export async function moveOnPlan(tx: Db, row: Standing, wanted: PlaceChange): Promise<Moved | undefined> {
  const wrong = (text: string) => new ApiFailure('invalid_input', { fields: { place: text } });
  const { floor = row.floor, place = row.place, swapWith } = wanted;
  if (floor === row.floor && place === row.place) return undefined;
  if (place !== null && !isOnFloor(place, floor)) throw wrong('Этого места нет на\u00a0плане выбранного этажа');
  await lockPlaces(tx);
  const there = place === null ? undefined : await roomAt(tx, place);
  if (!there || there.id === row.id) {
    await changeRoom(tx, row.id, { floor, place });
    return undefined;
  }
  if (there.id !== swapWith)
    throw wrong(`Это место уже занимает «${there.name}». Выберите его ещё раз, чтобы поменять помещения местами`);
  const before = { floor: there.floor, place: there.place };
  // If the moved room was not on the plan, the other one stays on its floor without a place.
  const after = { floor: row.place === null ? there.floor : row.floor, place: row.place };
  await clearPlace(tx, row.id);
  await changeRoom(tx, there.id, { ...after, version: there.version + 1 });
  await changeRoom(tx, row.id, { floor, place });
  return { roomId: there.id, before, after };
}
