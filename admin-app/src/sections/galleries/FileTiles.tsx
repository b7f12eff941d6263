import { ApiFailure, textOf, Unreachable } from '@venue/sdk';
import { removeGalleryFile, saveGalleryFile } from '@venue/sdk/galleries/admin';
import { type GalleryFile, placeInList } from '@venue/sdk/galleries/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { Sortable } from '@venue/shared-ui/parts/Sortable.tsx';
import { useState } from 'react';
import { FileDialog } from './FileDialog.tsx';
import { FileTile } from './FileTile.tsx';
import css from './Galleries.module.css';

interface Props {
  files: readonly GalleryFile[];
  page: number;
  isVideo: boolean;
  manages: boolean;
}

const nouns = {
  photo: { one: 'Фото', acc: 'фото', gender: 'n' },
  video: { one: 'Видео', acc: 'видео', gender: 'n' },
} as const;
const removal = {
  done: 'Файл успешно удалён',
  refused: 'Не удалось удалить файл',
  failed: 'Произошла ошибка при удалении файла. Попробуйте позже или обратитесь в техподдержку',
};
const saving = { refused: 'Не удалось сохранить файл', failed: 'Не удалось сохранить файл' };

/** A page of a gallery's files as tiles, put in order by dragging and by keyboard. */
export default function FileTiles({ files, page, isVideo, manages }: Props) {
  const { send } = useSend(saveGalleryFile, saving);
  const move = useSendEach(saveGalleryFile);
  const { send: drop } = useSend(removeGalleryFile, removal);
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const [edited, setEdited] = useState<GalleryFile | null>(null);
  const ids = order ?? files.map(({ fileId }) => fileId);
  const visible = ids.flatMap(id => files.filter(({ fileId }) => fileId === id));

  const put = async (id: number, to: number) => {
    setOrder(ids.filter(each => each !== id).toSpliced(to, 0, id));
    // Keep the new order until the page is refetched, so that the photo does not jump back.
    await move({ body: { fileId: id, fileOrder: placeInList(page, to) } }).catch((problem: unknown) => {
      if (!(problem instanceof ApiFailure) && !(problem instanceof Unreachable)) throw problem;
      notify.error(textOf(problem, saving.failed));
    });
    setOrder(null);
  };
  const remove = async ({ fileId }: GalleryFile) => {
    const question = { title: 'Вы уверены, что хотите удалить этот файл?', yes: 'Удалить', danger: true };
    if (await confirm(question)) await drop({ body: { fileId } });
  };
  const noun = isVideo ? nouns.video : nouns.photo;
  return (
    <>
      <Sortable ids={visible.map(({ fileId }) => fileId)} noun={noun} put={(id, to) => void put(id, to)}>
        <ul className={css.tiles} aria-label={isVideo ? 'Видео галереи' : 'Фотографии галереи'}>
          {visible.map((file, index) => (
            <FileTile
              key={file.fileId}
              file={file}
              name={`${noun.acc} ${placeInList(page, index)}`}
              {...(manages
                ? {
                    actions: {
                      edit: () => setEdited(file),
                      hide: () => void send({ body: { fileId: file.fileId, isHidden: !file.isHidden } }),
                      mark: () => void send({ body: { fileId: file.fileId, isPreview: !file.isPreview } }),
                      remove: () => void remove(file),
                    },
                  }
                : {})}
            />
          ))}
        </ul>
      </Sortable>
      {edited && <FileDialog file={edited} isVideo={isVideo} close={() => setEdited(null)} />}
    </>
  );
}
