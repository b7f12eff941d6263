import { limitsOf } from '@venue/sdk';
import { putRoomVideo, removeRoomVideo } from '@venue/sdk/rooms/admin';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { FileField } from '@venue/shared-ui/files/FileField.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import css from './RoomVideo.module.css';
import type { EditableRoom } from './room.ts';

/** The promo video of a room, as guests see it. It is saved as soon as it is chosen. */
export function RoomVideo({ room: { roomId, name, promoVideo } }: { room: EditableRoom }) {
  const put = useSendEach(putRoomVideo);
  const remove = useSendEach(removeRoomVideo);
  return (
    <Stack gap={8}>
      <FileField
        label="Промовидео"
        hint="Гости смотрят его на&nbsp;карте, без звука. Сохраняется сразу, новое заменяет прежнее"
        optional
        file={promoVideo === null ? null : { name: 'Открыть отдельно', url: promoVideo }}
        limits={limitsOf(putRoomVideo)}
        upload={(file, how) => put({ body: { roomId, file } }, how)}
        remove={() => remove({ body: { roomId } })}
      />
      {promoVideo !== null && (
        <video
          key={promoVideo}
          className={css.video}
          aria-label={`Промовидео: ${name}`}
          src={promoVideo}
          width={480}
          height={300}
          controls
          muted
          playsInline
          preload="metadata"
        />
      )}
    </Stack>
  );
}
