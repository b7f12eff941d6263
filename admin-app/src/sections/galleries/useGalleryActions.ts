import { saveGallery } from '@venue/sdk/galleries/admin';
import { galleryRecord } from '@venue/sdk/galleries/kind';
import { type Gallery, galleryMoves, galleryRemovalConfirm } from '@venue/sdk/galleries/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { RowAction } from '@venue/shared-ui/grid/rowAction.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useCallback } from 'react';
import { quoted } from '../../app/record/changes/quoted.ts';
import { doneText } from '../../app/record/form/useRecordForm.ts';

const { update, remove: removal, restore: restoring } = galleryRecord.texts;

type Row = Pick<Gallery, 'galleryId' | 'eventTitle' | 'version' | 'can'>;

/** Removes a gallery after a confirmation, and restores it: immediately from the note, later from the list. */
export function useGalleryRemoval() {
  const { send } = useSend(saveGallery, { refused: removal.refused, failed: removal.failed });
  const { send: giveBack } = useSend(saveGallery, restoring);
  const restore = useCallback(
    ({ galleryId, version }: Pick<Row, 'galleryId' | 'version'>) =>
      giveBack({ galleryId, body: { version, isDeleted: false } }),
    [giveBack],
  );
  const remove = useCallback(
    async ({ galleryId, eventTitle, version }: Row) => {
      const title = `Удалить галерею ${quoted(eventTitle)}?`;
      const text = `${galleryRemovalConfirm} Файлы сохранятся, вернуть её можно в\u00a0любой момент.`;
      if (!(await confirm({ title, text, yes: 'Удалить', danger: true }))) return false;
      const gone = await send({ galleryId, body: { version, isDeleted: true } });
      if (gone) notify.success(removal.done, { label: 'Вернуть', run: () => restore(gone.message) });
      return gone !== undefined;
    },
    [send, restore],
  );
  return { remove, restore };
}

/** The actions that a row's `can` permits. */
export function useGalleryActions(): (row: Row) => readonly RowAction[] {
  const { send } = useSend(saveGallery, { refused: update.refused, failed: update.failed });
  const { remove, restore } = useGalleryRemoval();
  return useCallback(
    row => {
      const { galleryId, version, can } = row;
      const moves = galleryMoves
        .filter(({ action }) => can.includes(action))
        .map(move => ({
          label: move.label,
          run: async () => {
            if (!(await confirm({ title: move.confirm, yes: move.label }))) return;
            if (await send({ galleryId, body: { version, isPublished: move.to } }))
              notify.success(doneText(galleryRecord, move));
          },
        }));
      return [
        ...moves,
        ...(can.includes('remove') ? [{ label: 'Удалить', danger: true, run: () => void remove(row) }] : []),
        ...(can.includes('restore') ? [{ label: 'Вернуть', run: () => void restore(row) }] : []),
      ];
    },
    [send, remove, restore],
  );
}
