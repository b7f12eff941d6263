import { randomUUID } from 'node:crypto';
import { putRoomVideo, removeRoomVideo } from '@venue/sdk/rooms/admin';
import { roomRecord } from '@venue/sdk/rooms/kind';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { dropFiles, keepFile } from '../../core/files/keptFiles.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { addressOfVideo } from './rooms.presenter.ts';
import { changeRoom, lockRoom } from './rooms.store.ts';

export const roomsVideoRoutes = [
  handle(putRoomVideo, async ({ body: { roomId, file } }, context) => {
    const data = Buffer.from(await file.arrayBuffer());
    return transact(context, async tx => {
      const promoVideo = `${randomUUID()}.mp4`;
      await keepFile(tx, context.ports.files, promoVideo, data);
      await show(tx, context, putRoomVideo, { roomId, promoVideo });
      return { message: { promoVideo: addressOfVideo(promoVideo) } };
    });
  }),

  handle(removeRoomVideo, ({ body: { roomId } }, context) =>
    transact(context, async tx => {
      await show(tx, context, removeRoomVideo, { roomId, promoVideo: null });
      return { message: { success: true } };
    }),
  ),
];

interface Shown {
  readonly roomId: number;
  /** Its name in the file store. */
  readonly promoVideo: string | null;
}

/** Shows another video of a room, or none, and removes the file of the former one. */
async function show(tx: Db, context: Context, call: { readonly id: string }, { roomId, promoVideo }: Shown) {
  const { promoVideo: before } = mustExist(await lockRoom(tx, roomId));
  if (before === promoVideo) return;
  await changeRoom(tx, roomId, { promoVideo });
  if (before !== null) await dropFiles(tx, context.ports.files, [before]);
  const change = { before: { promoVideo: before }, after: { promoVideo } };
  await writeAudit(tx, context, call.id, { subject: roomRecord.name, subjectId: roomId, ...change });
}
