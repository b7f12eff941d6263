import type { RoomCard } from '@venue/sdk/rooms/model';

type Standing = Pick<RoomCard, 'roomId' | 'name' | 'shortName' | 'place'>;

/** Another room that currently has a place on the plan. */
export const roomThere = <R extends Standing>(rooms: readonly R[], roomId: number, place: number): R | undefined =>
  rooms.find(each => each.place === place && each.roomId !== roomId);

/** The room in each place after `room` moves to `place`: the room that was there gets the former place of `room`. */
export function arranged(rooms: readonly Standing[], room: Standing, place: number | null): Map<number, Standing> {
  const after = new Map<number, Standing>();
  for (const each of rooms) {
    if (each.roomId === room.roomId) continue;
    const stands = each.place !== null && each.place === place ? room.place : each.place;
    if (stands !== null) after.set(stands, each);
  }
  if (place !== null) after.set(place, room);
  return after;
}
