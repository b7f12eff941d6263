import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { Version } from '../core/schema/decision.ts';
import { created, current, done, Id, message, QueryInt } from '../core/schema/fields.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { messages } from '../core/schema/rules.ts';
import { picture, putBefore, uploadFails, video } from '../core/schema/uploads.ts';
import {
  ClosedOver,
  ExtraFields,
  NewRoomFields,
  RoomDetail,
  RoomFields,
  roomLimits,
  StandingChoices,
} from './rooms.model.ts';

export { closeDay, closeDays, getWorkYear, openDay, saveWorkYear } from './rooms.days.ts';
export { listStanding } from './rooms.standing.ts';

const section = '7 Admin: bookings and rooms';
const RoomOf = z.object({ roomId: Id });

/**
 * Adds a room, which cannot be booked until its settings say how. A number that another room has is `invalid_input` at
 * `roomId`.
 */
export const createRoom = call({
  id: 'admin.room.create',
  summary: 'Add a room',
  method: 'POST',
  path: '/admin/room/create',
  access: 'rooms.manage',
  body: NewRoomFields,
  reply: created(),
  changes: ['rooms'],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * Saves a room's name, place, description and other properties, and its tariffs. A tariff or a picture of another room
 * is `not_found`, a stale `version` a `conflict`. Opening hours or parts that leave sold hours in closed time need
 * `standing`, as in `closeDay`.
 */
export const saveRoom = call({
  id: 'admin.room.update',
  summary: 'Save a room and its tariffs',
  method: 'POST',
  path: '/admin/room/update',
  access: 'rooms.manage',
  body: z.object({
    ...RoomOf.shape,
    ...RoomFields.shape,
    standing: z.optional(StandingChoices),
    version: Version,
  }),
  reply: message(RoomDetail),
  fails: ['not_found', { conflict: current(RoomDetail), day_taken: ClosedOver }],
  changes: ['rooms', 'prices', 'schedule', 'bookings', 'events', 'tickets'],
  repeat: 'idempotency-key',
  section,
});

/** Adds pictures to a room, up to 15 MB each of JPEG, PNG or WebP and 30 in all. All or none. */
export const addRoomImages = call({
  id: 'admin.room.imagesUpload',
  summary: 'Upload pictures of a room',
  method: 'POST',
  path: '/admin/room/images/upload',
  access: 'rooms.manage',
  body: z.object({
    roomId: QueryInt,
    images: z.array(picture(roomLimits.imageMegabytes)).check(z.minLength(1, 'Выберите файл')),
    before: putBefore,
  }),
  upload: ['images'],
  reply: message(z.object({ images: z.array(RecordPicture) })),
  fails: ['not_found', ...uploadFails, 'file_limit'],
  changes: ['rooms'],
  repeat: 'idempotency-key',
  section,
});

/** Removes pictures of a room; pictures of other rooms stay and are `not_found`. */
export const removeRoomImages = call({
  id: 'admin.room.imagesDelete',
  summary: 'Remove pictures of a room',
  method: 'POST',
  path: '/admin/room/images/delete',
  access: 'rooms.manage',
  body: z.extend(RoomOf, {
    fileIds: z.array(Id).check(z.minLength(1, 'Выберите файл'), z.maxLength(roomLimits.images)),
  }),
  reply: done,
  fails: ['not_found'],
  changes: ['rooms'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Saves the order of a room's pictures, of which the first is the cover, and their alternative texts. All pictures have
 * to be listed: otherwise it is a `conflict`.
 */
export const saveRoomImages = call({
  id: 'admin.room.imagesOrder',
  summary: 'Reorder and describe the pictures of a room',
  method: 'POST',
  path: '/admin/room/images/order',
  access: 'rooms.manage',
  body: z.extend(RoomOf, {
    images: z
      .array(z.object({ fileId: Id, alt: z.string().check(z.maxLength(300, messages.tooLong)) }))
      .check(z.maxLength(roomLimits.images)),
  }),
  reply: message(z.object({ images: z.array(RecordPicture) })),
  fails: ['not_found', 'conflict'],
  changes: ['rooms'],
  repeat: 'safe',
  ours: true,
});

/** Uploads the promo video of a room, an MP4 of up to 40 MB; it replaces the previous one. Returns its address. */
export const putRoomVideo = call({
  id: 'admin.room.videoPut',
  summary: 'Upload the promo video of a room',
  method: 'POST',
  path: '/admin/room/video/upload',
  access: 'rooms.manage',
  body: z.object({ roomId: QueryInt, file: video(roomLimits.videoMegabytes) }),
  upload: ['file'],
  reply: message(z.object({ promoVideo: z.string() })),
  fails: ['not_found', ...uploadFails],
  changes: ['rooms'],
  repeat: 'safe',
  ours: true,
});

/** Removes the promo video of a room; without one nothing changes. */
export const removeRoomVideo = call({
  id: 'admin.room.videoRemove',
  summary: 'Remove the promo video of a room',
  method: 'POST',
  path: '/admin/room/video/remove',
  access: 'rooms.manage',
  body: RoomOf,
  reply: done,
  fails: ['not_found'],
  changes: ['rooms'],
  repeat: 'safe',
  ours: true,
});

/**
 * Offers a service of the venue in a room. A service that the room offers already is refused; the screen warns before.
 */
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
  // Without a key, a retry after a lost response would be refused because of the service it has just added.
  repeat: 'idempotency-key',
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
  repeat: 'idempotency-key',
  section,
});

/** Offers equipment in a room. Adding equipment that is there already changes nothing and is not an error. */
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
  repeat: 'safe',
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
  repeat: 'idempotency-key',
  section,
});

/** Adds a service to the venue's catalogue; a room offers it only after it was added there. */
export const createService = call({
  id: 'admin.service.create',
  summary: 'Add a service to the catalogue of the venue',
  method: 'POST',
  path: '/admin/service/create',
  access: 'rooms.manage',
  body: ExtraFields,
  reply: created(),
  changes: ['rooms'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Changes a service of the venue in every room that offers it. Orders already made keep their prices. A stale `version`
 * is a `conflict`.
 */
export const saveService = call({
  id: 'admin.service.update',
  summary: 'Change a service of the venue',
  method: 'POST',
  path: '/admin/service/update',
  access: 'rooms.manage',
  body: z.extend(ExtraFields, { servicesId: Id, version: z.int() }),
  reply: done,
  fails: ['not_found', 'conflict'],
  changes: ['rooms', 'prices'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Adds equipment to the venue's catalogue; a room offers it only after it was added there. */
export const createEquipment = call({
  id: 'admin.equipment.create',
  summary: 'Add equipment to the catalogue of the venue',
  method: 'POST',
  path: '/admin/equipment/create',
  access: 'rooms.manage',
  body: ExtraFields,
  reply: created(),
  changes: ['rooms'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Changes equipment of the venue in every room that offers it. Orders already made keep their prices. A stale `version`
 * is a `conflict`.
 */
export const saveEquipment = call({
  id: 'admin.equipment.update',
  summary: 'Change equipment of the venue',
  method: 'POST',
  path: '/admin/equipment/update',
  access: 'rooms.manage',
  body: z.extend(ExtraFields, { equipmentId: Id, version: z.int() }),
  reply: done,
  fails: ['not_found', 'conflict'],
  changes: ['rooms', 'prices'],
  repeat: 'idempotency-key',
  ours: true,
});
