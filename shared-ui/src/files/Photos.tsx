import type { UploadLimits } from '@venue/sdk';
import { Suspense, useEffect, useRef, useState } from 'react';
import { FieldGroup, type FieldProps } from '../fields/Field.tsx';
import { UnsavedGuard } from '../form/UnsavedGuard.tsx';
import { lazyWithRetry } from '../parts/load/lazyWithRetry.tsx';
import { confirm } from '../parts/message/Confirm.tsx';
import { DropArea } from './DropArea.tsx';
import css from './Photos.module.css';
import { PhotoTile, type TileActions } from './PhotoTile.tsx';
import { UploadTile } from './UploadTile.tsx';
import { moved, type Picture, usePictures } from './usePictures.ts';
import { type UploadHow, useUploads } from './useUploads.ts';

const PhotoGrid = lazyWithRetry(() => import('./PhotoGrid.tsx'));

interface Props extends Pick<FieldProps, 'label' | 'hint' | 'optional' | 'disabled'> {
  /** Name of the field, by which the error summary links here. */
  name?: string;
  error?: string | undefined;
  /** The record's pictures as the server has them, in their order. */
  pictures: readonly Picture[];
  /** The largest number of pictures. */
  limit: number;
  /** Allowed types and size of one file: `limitsOf(addBrandPhoto)`. */
  limits: UploadLimits;
  /**
   * These throw what the client throws, and resolve when `pictures` has been fetched again: functions of `useSendEach`.
   */
  add: (file: File, how: UploadHow, before: number | undefined) => Promise<{ message: { fileId: number } }>;
  remove: (picture: Picture) => Promise<unknown>;
  setMain?: (picture: Picture) => Promise<unknown>;
  /** Saves order and descriptions; without it neither can be changed. */
  save?: (pictures: readonly Picture[]) => Promise<unknown>;
}

/** Pictures of a saved record. Adding, ordering, describing and deleting are each saved at once by a separate call. */
export function Photos({ pictures, limit, limits, add, remove, setMain, save, ...field }: Props) {
  const added = useRef<readonly { turn: number; fileId: number }[]>([]);
  const uploads = useUploads(limits, async (file, how, turn) => {
    // A retried photo goes before photos that were chosen later but uploaded earlier.
    const later = added.current.filter(each => each.turn > turn).map(({ fileId }) => fileId);
    const before = later.find(fileId => pictures.some(each => each.fileId === fileId));
    const { fileId } = (await add(file, how, before)).message;
    added.current = [...added.current, { turn, fileId }].sort((one, other) => one.turn - other.turn);
  });
  const { visible, error, act } = usePictures(pictures);
  const [announcement, setAnnouncement] = useState('');
  const [departures, setDepartures] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  const total = visible.length + uploads.items.filter(({ state }) => state !== 'failed').length;

  const start = (files: readonly File[]) => {
    const room = Math.max(0, limit - total);
    setDepartures(Math.max(0, files.length - room));
    uploads.start(files.slice(0, room));
  };
  const put = (picture: Picture, to: number) => {
    if (!save) return;
    act(list => moved(list, picture.fileId, to), save);
    setAnnouncement(`Фото на месте ${to + 1} из ${visible.length}`);
  };
  const actions: TileActions = {
    remove: async picture => {
      const question = { title: 'Вы уверены, что хотите удалить этот файл?', yes: 'Удалить', danger: true };
      if (!(await confirm(question))) return;
      act(
        list => list.filter(({ fileId }) => fileId !== picture.fileId),
        () => remove(picture),
      );
      setAnnouncement('Фото удалено');
    },
    ...(setMain
      ? {
          setMain: picture => {
            act(
              list => list.map(each => ({ ...each, isMain: each.fileId === picture.fileId })),
              () => setMain(picture),
            );
            setAnnouncement('Главное фото выбрано');
          },
        }
      : {}),
    ...(save
      ? {
          describe: (picture, alt) =>
            act(list => list.map(each => (each.fileId === picture.fileId ? { ...each, alt } : each)), save),
          put,
        }
      : {}),
  };
  // The pressed delete button disappears with its photo, so the focus moves to the group.
  const count = visible.length;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) group.current?.focus();
    before.current = count;
  }, [count]);

  const tiles = visible.map((picture, index) => (
    <PhotoTile
      key={picture.fileId}
      picture={picture}
      index={index}
      count={count}
      actions={actions}
      disabled={field.disabled}
    />
  ));
  return (
    <FieldGroup {...field} error={field.error ?? error} ref={group}>
      {({ describedBy }) => (
        <>
          <UnsavedGuard dirty={uploads.busy} />
          {(count > 0 || uploads.items.length > 0) && (
            <ul className={css.grid}>
              {save && !field.disabled ? (
                <Suspense fallback={tiles}>
                  <PhotoGrid pictures={visible} actions={actions} put={put} />
                </Suspense>
              ) : (
                tiles
              )}
              {uploads.items.map(item => (
                <UploadTile
                  key={item.key}
                  item={item}
                  retry={uploads.retry(item)}
                  remove={() => uploads.remove(item.key)}
                />
              ))}
            </ul>
          )}
          <DropArea
            limits={limits}
            label="Добавить фото"
            multiple
            name={field.name}
            fieldLabel={field.label}
            disabled={field.disabled || total >= limit}
            note={`${count} из\u00a0${limit}`}
            describedBy={describedBy}
            onFiles={start}
          />
          {departures > 0 && (
            <p className={css.left} role="alert">
              Можно не&nbsp;больше {limit} фото: лишние не&nbsp;загружены ({departures})
            </p>
          )}
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
        </>
      )}
    </FieldGroup>
  );
}
