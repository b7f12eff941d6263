import { listGalleries, saveGallery } from '@venue/sdk/galleries/admin';
import { galleryLimits, placeInList } from '@venue/sdk/galleries/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSendEach } from '@venue/shared-ui/data/useSendEach.ts';
import { NameCell } from '@venue/shared-ui/grid/NameCell.tsx';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import SortableRows from '@venue/shared-ui/grid/SortableRows.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { useState } from 'react';
import css from './Galleries.module.css';
import type { GalleryType } from './galleryAddress.ts';

const { pageSize } = galleryLimits;

/** The order of the galleries on the site, a page at a time: by dragging or by keyboard. */
export default function GalleriesOrder({ type }: { type: GalleryType }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useCall(
    listGalleries,
    { body: { galleryType: type, page, pageSize } },
    { keepPrevious: true },
  );
  const save = useSendEach(saveGallery);
  if (!data) return error ? <ErrorNote error={error} retry={() => void refetch()} /> : <TextSkeleton lines={8} />;
  const { items, message } = data;
  if (items.length === 0)
    return <Empty title="Пока нечего упорядочивать" text="Порядок появится, когда галерей станет две." />;
  const put = async (_ids: readonly number[], { id, to }: { readonly id: number; readonly to: number }) => {
    const row = items.find(({ galleryId }) => galleryId === id);
    if (!row) return;
    const body = { version: row.version, galleryOrder: placeInList(message.page, to) };
    await save({ galleryId: row.galleryId, body });
  };
  return (
    <Stack gap={16}>
      <p className={css.lead}>
        Перетащите галерею за&nbsp;ручку: так они идут на&nbsp;сайте. На&nbsp;другую страницу её переставит поле «Место»
        в&nbsp;самой галерее.
      </p>
      <SortableRows
        label="Порядок галерей"
        rows={items}
        idOf={({ galleryId }) => galleryId}
        nameOf={({ eventTitle }) => `галерею «${eventTitle}»`}
        save={put}
      >
        {({ eventTitle, galleryThumb, galleryOrder }) => (
          <span className={css.row}>
            <span className={css.place}>{galleryOrder}</span>
            <NameCell name={eventTitle} picture={galleryThumb ? { thumb: galleryThumb } : null} />
          </span>
        )}
      </SortableRows>
      <Pager total={message} page={page} pageSize={pageSize} go={setPage} />
    </Stack>
  );
}
