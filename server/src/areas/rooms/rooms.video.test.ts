import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getRoom, listRooms } from '@venue/sdk/rooms';
import { putRoomVideo, removeRoomVideo } from '@venue/sdk/rooms/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';

const ROOM = 29;

describe.each(databaseKinds)('the promo video of a room (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let film: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    api = await testApi({ kind });
    staff = await api.aStaff();
    film = new Uint8Array(await readFile(new URL('../../demo/videos/photo-studio.mp4', import.meta.url)));
  });
  afterAll(() => api.close());

  const put = async (file: Blob, roomId = ROOM) =>
    (await api.as(staff).send(putRoomVideo, { body: { roomId, file } })).message.promoVideo;
  const shown = async () => (await api.client().send(getRoom, { body: { roomId: ROOM } })).message.promoVideo;
  const onDisk = (url: string) => existsSync(join(api.config.dataDir, 'files', url.replace('/files/', '')));

  test('is seen by everybody at once, byte for byte, and another replaces it', async () => {
    expect(await shown()).toBeNull();
    const first = await put(new File([film], 'Зал.mp4'));
    expect(await shown()).toBe(first);
    const { message } = await api.client().send(listRooms, {});
    expect(message.rooms.find(({ roomId }) => roomId === ROOM)).toMatchObject({ promoVideo: first });
    const { rawPayload, headers } = await api.app.inject({ url: first });
    expect(headers['content-type']).toBe('video/mp4');
    expect(new Uint8Array(rawPayload)).toEqual(film);
    const second = await put(new File([film], 'Зал.mp4'));
    expect(second).not.toBe(first);
    expect([onDisk(first), onDisk(second)]).toEqual([false, true]);
    await api.as(staff).send(removeRoomVideo, { body: { roomId: ROOM } });
    expect([await shown(), onDisk(second)]).toEqual([null, false]);
    // A second removal changes nothing and is not logged.
    await api.as(staff).send(removeRoomVideo, { body: { roomId: ROOM } });
    const { rows } = await api.db.execute(
      sql`select call_id as call from audit where subject = 'room' and subject_id = ${ROOM} order by id`,
    );
    expect(rows.map(({ call }) => call)).toEqual([
      'admin.room.videoPut',
      'admin.room.videoPut',
      'admin.room.videoRemove',
    ]);
  });

  test('is an MP4, whatever its name says, of a room there is', async () => {
    const text = new File(['<script>alert(1)</script>'], 'Зал.mp4', { type: 'video/mp4' });
    await expect(put(text)).rejects.toMatchObject({ code: 'file_type_wrong' });
    await expect(put(new File([film], 'Зал.mp4'), 404)).rejects.toMatchObject({ code: 'not_found' });
    expect(await shown()).toBeNull();
    const { rows } = await api.db.execute(sql`select count(*)::int as many from room where promo_video is not null`);
    expect(rows).toEqual([{ many: 0 }]);
  });
});
