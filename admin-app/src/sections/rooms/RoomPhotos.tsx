import { limitsOf } from '@venue/sdk';
import { addRoomImages, removeRoomImages, saveRoomImages } from '@venue/sdk/rooms/admin';
import { roomRecord } from '@venue/sdk/rooms/kind';
import { roomLimits } from '@venue/sdk/rooms/model';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { Photos } from '@venue/shared-ui/files/Photos.tsx';
import type { EditableRoom } from './room.ts';

/** The photos of a room; each change of them is saved at once. */
export function RoomPhotos({ room: { roomId, imagesForAdmin } }: { room: EditableRoom }) {
  const add = useSendEach(addRoomImages);
  const remove = useSendEach(removeRoomImages);
  const save = useSendEach(saveRoomImages);
  return (
    <Photos
      label={roomRecord.fields.images.label}
      hint="Первая станет обложкой. Порядок меняется перетаскиванием, изменения сохраняются сразу"
      optional
      pictures={(imagesForAdmin ?? []).map((image, index) => ({ ...image, isMain: index === 0 }))}
      limit={roomLimits.images}
      limits={limitsOf(addRoomImages)}
      add={async (file, how, before) => {
        const { images } = (await add({ body: { roomId, images: [file], before } }, how)).message;
        const added = images.find(({ fileId }) => !imagesForAdmin?.some(known => known.fileId === fileId));
        return { message: { fileId: added?.fileId ?? 0 } };
      }}
      remove={({ fileId }) => remove({ body: { roomId, fileIds: [fileId] } })}
      save={list => save({ body: { roomId, images: list.map(({ fileId, alt }) => ({ fileId, alt })) } })}
    />
  );
}
