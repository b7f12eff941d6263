import { getGallery } from '@venue/sdk/galleries/admin';
import { type Gallery, galleryLimits, galleryType } from '@venue/sdk/galleries/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Suspense, useId, useState } from 'react';
import { AddPhotos } from './AddPhotos.tsx';
import { AddVideo } from './AddVideo.tsx';
import css from './Galleries.module.css';

const FileTiles = lazyWithRetry(() => import('./FileTiles.tsx'));

const { pageSize, files: most } = galleryLimits;

/** The files of a gallery, 25 to a page: added, put in order, described, hidden and removed. */
export function GalleryFiles({ gallery, manages }: { gallery: Gallery; manages: boolean }) {
  const { galleryId, galleryType: type } = gallery;
  const [page, setPage] = useState(1);
  const heading = useId();
  const { data, error, refetch } = useCall(getGallery, { galleryId, body: { page } }, { keepPrevious: true });
  const isVideo = type === galleryType.video;
  const total = data?.message.fileItems ?? gallery.fileItems;
  return (
    <section aria-labelledby={heading} className={css.files}>
      <h2 id={heading}>
        {isVideo ? 'Видео' : 'Фотографии'}{' '}
        <span className={css.total}>
          {total} из&nbsp;{most}
        </span>
      </h2>
      {manages && (isVideo ? <AddVideo galleryId={galleryId} /> : <AddPhotos galleryId={galleryId} />)}
      {!data ? (
        error ? (
          <ErrorNote error={error} title="Не удалось загрузить файлы" retry={() => void refetch()} />
        ) : (
          <TextSkeleton lines={6} />
        )
      ) : total === 0 ? (
        <p className={css.lead}>{isVideo ? 'Видео пока нет.' : 'Фотографий пока нет.'}</p>
      ) : (
        <>
          <Suspense fallback={<TextSkeleton lines={6} />}>
            <FileTiles files={data.fileItems} page={data.message.page} isVideo={isVideo} manages={manages} />
          </Suspense>
          <Pager
            total={{ page: data.message.page, total, totalIsExact: true }}
            page={page}
            pageSize={pageSize}
            go={setPage}
          />
        </>
      )}
    </section>
  );
}
