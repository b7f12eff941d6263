import { ApiFailure, messages } from '@venue/sdk';
import {
  addRoomEquipment,
  addRoomImages,
  addRoomService,
  createEquipment,
  createService,
  removeRoomEquipment,
  removeRoomImages,
  removeRoomService,
  saveEquipment,
  saveRoom,
  saveRoomImages,
  saveService,
} from '@venue/sdk/rooms/admin';
import { equipmentRecord, roomRecord, serviceRecord } from '@venue/sdk/rooms/kind';
import { type ExtraFields, type OpenDay, type RoomFields, roomLimits } from '@venue/sdk/rooms/model';
import type { Area } from '../../area/area.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { type Resized, resized } from '../../core/record/images.ts';
import { addPicture, picturesOf, removePicture, savePictures } from '../../core/record/pictures.ts';
import { mustBeCurrent, mustExist } from '../../core/record/records.ts';
import { closeOver } from './rooms.closing.service.ts';
import { extraFields, roomFields, tariffFields } from './rooms.fields.ts';
import { OTHER_HOURS, saveOpening, weekOf } from './rooms.opening.store.ts';
import { hallsOf, lockRooms, partsOf, saveParts } from './rooms.parts.store.ts';
import { moveOnPlan } from './rooms.place.service.ts';
import { picturesAt, presentDetail } from './rooms.presenter.ts';
import { tariffChanges } from './rooms.rules.ts';
import { saveSeatings } from './rooms.seating.store.ts';
import * as store from './rooms.store.ts';

const subject = roomRecord.name;

export const roomsAdminRoutes = (areas: readonly Area[]) => [
  handle(saveRoom, ({ body: { roomId, version, ...body } }, context) =>
    transact(context, async tx => {
      const { tariffs, opening, partIds, seatings, floor, place, swapWith, standing = [], ...facts } = body;
      await lockRooms(tx, [roomId, ...(partIds ?? []), ...(swapWith ? [swapWith] : [])]);
      const row = mustExist(await store.lockRoom(tx, roomId));
      const shown = async () => presentDetail(tx, areas, context, mustExist(await store.roomById(tx, roomId)));
      await mustBeCurrent(tx, context, subject, row, version, shown);
      const before = await audited(tx, roomId);
      const other = await moveOnPlan(tx, row, { floor, place, swapWith });
      await store.changeRoom(tx, roomId, { ...roomFields.valuesOf(facts), version: row.version + 1 });
      const changedRow = mustExist(await store.roomById(tx, roomId));
      // Saved seatings are checked as well: the room may hold fewer people now.
      await saveSeatings(tx, changedRow, seatings ?? changedRow.seatings);
      if (tariffs !== undefined) await saveTariffs(tx, changedRow, tariffs);
      const make = async () => {
        if (opening !== undefined) await saveOpening(tx, roomId, onceEach(opening));
        if (partIds !== undefined) await divide(tx, roomId, partIds, context.now);
      };
      if (opening !== undefined || partIds !== undefined)
        await closeOver(areas, tx, context, { choices: standing, reasonAt: () => OTHER_HOURS, make });
      const after = await audited(tx, roomId);
      await writeAudit(tx, context, saveRoom.id, { subject, subjectId: roomId, ...changed(before, after) });
      if (other) {
        const moved = changed(other.before, other.after);
        await writeAudit(tx, context, saveRoom.id, { subject, subjectId: other.roomId, ...moved });
      }
      return { message: await shown() };
    }),
  ),

  handle(addRoomImages, async ({ body: { roomId, images, before: next } }, context) => {
    mustExist(await store.roomById(context.db, roomId));
    // One after the other: each is a large picture in memory.
    const pictures: Resized[] = [];
    for (const image of images) pictures.push(await resized(image, 'images'));
    const { now, ports } = context;
    return transact(context, async tx => {
      mustExist(await store.lockRoom(tx, roomId));
      const before = await imagesOf(tx, roomId);
      const how = { most: roomLimits.images, now, before: next };
      for (const picture of pictures)
        await addPicture(tx, ports.files, picturesAt(roomId), { resized: picture, ...how });
      const after = await imagesOf(tx, roomId);
      await writeAudit(tx, context, addRoomImages.id, { subject, subjectId: roomId, before, after });
      return { message: { images: await picturesOf(tx, picturesAt(roomId)) } };
    });
  }),

  handle(removeRoomImages, ({ body: { roomId, fileIds } }, context) =>
    transact(context, async tx => {
      mustExist(await store.lockRoom(tx, roomId));
      const before = await imagesOf(tx, roomId);
      for (const fileId of new Set(fileIds)) await removePicture(tx, context.ports.files, picturesAt(roomId), fileId);
      const after = await imagesOf(tx, roomId);
      await writeAudit(tx, context, removeRoomImages.id, { subject, subjectId: roomId, before, after });
      return { message: { success: true } };
    }),
  ),

  handle(saveRoomImages, ({ body: { roomId, images } }, context) =>
    transact(context, async tx => {
      mustExist(await store.lockRoom(tx, roomId));
      const before = await imagesOf(tx, roomId);
      const saved = await savePictures(tx, picturesAt(roomId), images);
      const change = changed(before, await imagesOf(tx, roomId));
      await writeAudit(tx, context, saveRoomImages.id, { subject, subjectId: roomId, ...change });
      return { message: { images: saved } };
    }),
  ),

  handle(addRoomService, ({ body: { roomId, servicesId } }, context) =>
    transact(context, async tx => {
      const added = await offer(tx, context, addRoomService, { kind: 'service', roomId, extraId: servicesId });
      if (!added) throw new ApiFailure('service_duplicate');
      return { message: { success: true } };
    }),
  ),

  handle(removeRoomService, ({ body: { roomId, servicesId } }, context) =>
    withdraw(context, removeRoomService, { kind: 'service', roomId, extraId: servicesId }),
  ),

  handle(addRoomEquipment, ({ body: { roomId, equipmentId } }, context) =>
    transact(context, async tx => {
      await offer(tx, context, addRoomEquipment, { kind: 'equipment', roomId, extraId: equipmentId });
      return { message: { success: true } };
    }),
  ),

  handle(removeRoomEquipment, ({ body: { roomId, equipmentId } }, context) =>
    withdraw(context, removeRoomEquipment, { kind: 'equipment', roomId, extraId: equipmentId }),
  ),

  handle(createService, ({ body }, context) =>
    transact(context, async tx => ({
      id: await create(tx, context, createService, 'service', body),
      message: { success: true },
    })),
  ),

  handle(saveService, ({ body: { servicesId, version, ...fields } }, context) =>
    save(context, saveService, { kind: 'service', id: servicesId, version, fields }),
  ),

  handle(createEquipment, ({ body }, context) =>
    transact(context, async tx => ({
      id: await create(tx, context, createEquipment, 'equipment', body),
      message: { success: true },
    })),
  ),

  handle(saveEquipment, ({ body: { equipmentId, version, ...fields } }, context) =>
    save(context, saveEquipment, { kind: 'equipment', id: equipmentId, version, fields }),
  ),
];

/** The fields of a room that the audit log keeps. */
async function audited(tx: Db, id: number) {
  const row = mustExist(await store.roomById(tx, id));
  return {
    ...roomFields.fieldsOf(row),
    seatings: row.seatings,
    partIds: await partsOf(tx, id),
    opening: await weekOf(tx, id),
    tariffs: (await store.tariffsOf(tx, id)).map(({ rules, ...tariff }) => {
      const { tariffValue: title, ...fields } = tariffFields.fieldsOf(tariff);
      return { title, ...fields, rules };
    }),
  } satisfies Record<Exclude<keyof RoomFields, 'swapWith'>, unknown>;
}

/** Returns the week. Throws `invalid_input` when a weekday occurs twice. */
function onceEach(week: readonly OpenDay[]): readonly OpenDay[] {
  if (new Set(week.map(({ weekday }) => weekday)).size < week.length)
    throw new ApiFailure('invalid_input', { fields: { opening: messages.invalid } });
  return week;
}

/**
 * Saves which rooms a hall is divided into.
 * @throws ApiFailure invalid_input, with the text beside `partIds`
 */
async function divide(tx: Db, hallId: number, partIds: readonly number[], now: Date): Promise<void> {
  const wrong = (text: string) => new ApiFailure('invalid_input', { fields: { partIds: text } });
  const parts = (await lockRooms(tx, partIds)).filter(({ id }) => id !== hallId);
  if (parts.length < partIds.length) throw wrong('Выберите другие помещения');
  // guard: rooms.settings.test.ts, rooms.admin.test.ts
  if (parts.some(({ divided }) => divided)) throw wrong('Часть зала не\u00a0может сама делиться на\u00a0части');
  if (partIds.length > 0 && (await hallsOf(tx, hallId)).length > 0)
    throw wrong('Это помещение\u00a0— часть зала, делить его нельзя');
  if (!(await saveParts(tx, hallId, partIds, now)))
    throw wrong(
      'В\u00a0этих помещениях заняты часы, в\u00a0которые занят и\u00a0зал. Освободите их\u00a0и\u00a0повторите',
    );
}

const imagesOf = async (tx: Db, roomId: number) => ({
  images: (await picturesOf(tx, picturesAt(roomId))).map(each => each.fileId),
});

async function saveTariffs(tx: Db, row: store.RoomRow, wanted: Parameters<typeof tariffChanges>[1]): Promise<void> {
  const { kept, added } = tariffChanges(await store.tariffsOf(tx, row.id), wanted);
  await store.closeTariffs(
    tx,
    row.id,
    kept.map(each => each.id),
  );
  for (const { id, rules: _, ...values } of kept) await store.changeTariff(tx, id, values);
  for (const values of added) await store.addTariff(tx, row.id, values);
}

interface Offered {
  readonly kind: store.ExtraKind;
  readonly roomId: number;
  readonly extraId: number;
}

/** Offers something in a room; false when the room offered it already. */
async function offer(tx: Db, context: Context, call: { id: string }, { kind, roomId, extraId }: Offered) {
  mustExist(await store.roomById(tx, roomId));
  const { title } = mustExist(await store.lockExtra(tx, kind, extraId));
  const added = await store.offerExtra(tx, kind, roomId, extraId);
  if (added) await writeAudit(tx, context, call.id, { subject, subjectId: roomId, after: { [kind]: title } });
  return added;
}

const withdraw = (context: Context, call: { id: string }, { kind, roomId, extraId }: Offered) =>
  transact(context, async tx => {
    const { title } = mustExist(await store.lockExtra(tx, kind, extraId));
    if (!(await store.withdrawExtra(tx, kind, roomId, extraId))) throw new ApiFailure('not_found');
    await writeAudit(tx, context, call.id, { subject, subjectId: roomId, before: { [kind]: title } });
    return { message: { success: true } };
  });

const kindNames = { service: serviceRecord.name, equipment: equipmentRecord.name } as const;
async function create(tx: Db, context: Context, call: { id: string }, kind: store.ExtraKind, fields: ExtraFields) {
  const row = await store.addExtra(tx, kind, extraFields.valuesOf(fields));
  await writeAudit(tx, context, call.id, {
    subject: kindNames[kind],
    subjectId: row.id,
    after: extraFields.fieldsOf(row),
  });
  return row.id;
}

interface Saved {
  readonly kind: store.ExtraKind;
  readonly id: number;
  readonly version: number;
  readonly fields: ExtraFields;
}

const save = (context: Context, call: { id: string }, { kind, id, version, fields }: Saved) =>
  transact(context, async tx => {
    const before = mustExist(await store.lockExtra(tx, kind, id));
    if (before.version !== version) throw new ApiFailure('conflict');
    const after = await store.changeExtra(tx, kind, id, { ...extraFields.valuesOf(fields), version: version + 1 });
    const change = changed(extraFields.fieldsOf(before), extraFields.fieldsOf(after));
    await writeAudit(tx, context, call.id, { subject: kindNames[kind], subjectId: id, ...change });
    return { message: { success: true } };
  });
