import { planFloors, RoomDetail, RoomFields } from '@venue/sdk/rooms/model';
import * as z from 'zod/mini';
import { versioned } from '../../app/record/versions/versioned.ts';

/** The floors of the building, to be chosen from. */
export const floorOptions = planFloors.map(id => ({ id, label: `${id}\u00a0этаж` }));

const editableOf = (room: RoomDetail) => ({
  ...room,
  version: room.version ?? 0,
  allServices: room.allServices ?? [],
  allEquipments: room.allEquipments ?? [],
  imagesForAdmin: room.imagesForAdmin ?? [],
  can: [] as string[],
});

/** A room as its editor reads it; saving it makes no moves. */
export type EditableRoom = ReturnType<typeof editableOf>;

export const EditableRoom: z.ZodMiniType<EditableRoom> = z.pipe(RoomDetail, z.transform(editableOf));

/** The room of a reply. */
export const roomIn = ({ message }: { message: RoomDetail }): EditableRoom => editableOf(message);

/** The schema and the values of the room form. */
export const edited = versioned(RoomFields);
