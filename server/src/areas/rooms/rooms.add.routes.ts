import { ApiFailure } from '@venue/sdk';
import { createRoom } from '@venue/sdk/rooms/admin';
import { roomRecord } from '@venue/sdk/rooms/kind';
import { bookingMode } from '@venue/sdk/rooms/model';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { newRoomFields } from './rooms.fields.ts';
import * as store from './rooms.store.ts';

export const roomsAddRoutes = [
  handle(createRoom, ({ body }, context) =>
    transact(context, async tx => {
      const { id: roomId, ...fields } = newRoomFields.valuesOf(body);
      const added = await store.addRoom(tx, { id: roomId, ...fields, bookingMode: bookingMode.none });
      if (!added)
        throw new ApiFailure('invalid_input', { fields: { roomId: 'Помещение с\u00a0таким номером уже есть' } });
      await writeAudit(tx, context, createRoom.id, { subject: roomRecord.name, subjectId: roomId, after: fields });
      return { id: roomId, message: { success: true } };
    }),
  ),
];
