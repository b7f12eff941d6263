import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { done, FileImage, Id, message, QueryInt, Upload } from '../core/fields.ts';
import { ExtraFields, RoomFields } from './rooms.model.ts';

const section = '7 Admin: bookings and rooms';
const RoomOf = z.object({ roomId: Id });

/** Saves what the room is like and, for bookable rooms, its tariffs; answers nothing, the room is read anew. */
export const saveRoom = call({
  id: 'admin.room.update',
  summary: 'Save a room and its tariffs',
  method: 'POST',
  path: '/admin/room/update',
  access: 'rooms.manage',
  body: z.extend(RoomOf, RoomFields.shape),
  reply: done,
  fails: ['not_found', 'room_not_bookable'],
  changes: ['rooms', 'prices'],
  section,
});

/** Adds pictures to a room, up to 15 MB each of JPEG, PNG or WebP and 30 in all. All or none. */
export const addRoomImages = call({
  id: 'admin.room.imagesUpload',
  summary: 'Upload pictures of a room',
  method: 'POST',
  path: '/admin/room/images/upload',
  access: 'rooms.manage',
  body: z.object({ roomId: QueryInt, images: z.array(Upload).check(z.minLength(1, 'Выберите файл')) }),
  upload: ['images'],
  reply: message(z.object({ images: z.array(FileImage) })),
  fails: ['not_found', 'file_too_big', 'file_type_wrong', 'file_limit'],
  changes: ['rooms'],
  section,
});

/** Removes pictures of a room; those of other rooms are left alone and answered with `not_found`. */
export const removeRoomImages = call({
  id: 'admin.room.imagesDelete',
  summary: 'Remove pictures of a room',
  method: 'POST',
  path: '/admin/room/images/delete',
  access: 'rooms.manage',
  body: z.extend(RoomOf, { fileIds: z.array(Id).check(z.minLength(1)) }),
  reply: done,
  fails: ['not_found'],
  changes: ['rooms'],
  section,
});

/** Offers a service of the venue in a room. The screen warns of one already there; the server refuses it too. */
export const addRoomService = call({
  id: 'admin.room.serviceAdd',
  summary: 'Offer a service in a room',
  method: 'POST',
  path: '/admin/room/service/add',
  access: 'rooms.manage',
  body: z.extend(RoomOf, { servicesId: Id }),
  reply: done,
  fails: ['not_found', 'service_duplicate'],
  changes: ['rooms', 'prices'],
  section,
});

/** Stops offering a service in a room; orders already made keep it. */
export const removeRoomService = call({
  id: 'admin.room.serviceRemove',
  summary: 'Stop offering a service in a room',
  method: 'POST',
  path: '/admin/room/service/remove',
  access: 'rooms.manage',
  body: z.extend(RoomOf, { servicesId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['rooms', 'prices'],
  section,
});

/** Offers equipment in a room. Equipment already there is not added twice and is no error. */
export const addRoomEquipment = call({
  id: 'admin.room.equipmentAdd',
  summary: 'Offer equipment in a room',
  method: 'POST',
  path: '/admin/room/equipment/add',
  access: 'rooms.manage',
  body: z.extend(RoomOf, { equipmentId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['rooms', 'prices'],
  section,
});

/** Stops offering equipment in a room; orders already made keep it. */
export const removeRoomEquipment = call({
  id: 'admin.room.equipmentRemove',
  summary: 'Stop offering equipment in a room',
  method: 'POST',
  path: '/admin/room/equipment/remove',
  access: 'rooms.manage',
  body: z.extend(RoomOf, { equipmentId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['rooms', 'prices'],
  section,
});

/** Adds a service to those of the venue; it is offered in a room only after it was added there. */
export const createService = call({
  id: 'admin.service.create',
  summary: 'Add a service to those of the venue',
  method: 'POST',
  path: '/admin/service/create',
  access: 'rooms.manage',
  body: ExtraFields,
  reply: message(z.object({ servicesId: Id })),
  changes: ['rooms'],
  repeat: 'idempotency-key',
  section,
});

/** Adds equipment to that of the venue; it is offered in a room only after it was added there. */
export const createEquipment = call({
  id: 'admin.equipment.create',
  summary: 'Add equipment to that of the venue',
  method: 'POST',
  path: '/admin/equipment/create',
  access: 'rooms.manage',
  body: ExtraFields,
  reply: message(z.object({ equipmentId: Id })),
  changes: ['rooms'],
  repeat: 'idempotency-key',
  section,
});
