import { listGalleries } from '@venue/sdk/galleries/admin';
import { galleryRecord } from '@venue/sdk/galleries/kind';
import { galleryType } from '@venue/sdk/galleries/model';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { NameCell } from '@venue/shared-ui/grid/NameCell.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bulkRestore } from '../../app/decision/bulkDecisions.ts';
import { useMay } from '../../app/frame/useWho.ts';
import { LinkTabs } from '../../app/LinkTabs.tsx';
import { withPlan } from '../../app/list/planColumn.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { bulkMoves } from '../../app/list/useRowMoves.ts';
import { galleryPaths } from './galleries.paths.ts';
import { galleryAddress, TYPE } from './galleryAddress.ts';
import { useGalleryActions } from './useGalleryActions.ts';

const GalleriesOrder = lazyWithRetry(() => import('./GalleriesOrder.tsx'));

const { column, drawn } = recordColumns(galleryRecord, listGalleries);
const { columns, filters } = withPlan(listGalleries, {
  columns: [
    column('galleryOrder', { width: 84 }),
    drawn(
      'eventTitle',
      row => <NameCell name={row.eventTitle} picture={row.galleryThumb ? { thumb: row.galleryThumb } : null} />,
      { minWidth: 240, flex: 2 },
    ),
    column('urlTranslit', { minWidth: 160 }),
    column('fileItems', { width: 92 }),
    column('isPublished', { width: 168 }),
    column('updatedAt'),
    column('createdAt', { aside: true }),
    column('galleryId', { aside: true }),
  ],
  filters: [kindFilter(galleryRecord, 'isPublished'), { kind: 'yesNo', name: 'isDeleted', label: 'Удалённые' }],
});
const bulk = [
  ...bulkMoves(galleryRecord),
  bulkRestore('galleries', galleryRecord, 'На\u00a0сайте они появятся, когда вы\u00a0их опубликуете.'),
];

/** Galleries of photos and of videos: a list of each, and their order. */
export default function GalleriesPage() {
  const [params] = useSearchParams();
  const type = params.get(TYPE) === String(galleryType.video) ? galleryType.video : galleryType.photo;
  const isVideo = type === galleryType.video;
  const sorting = params.has('places');
  const manages = useMay()(galleryRecord.manage);
  const actions = useGalleryActions();
  const list = isVideo ? `?${TYPE}=${type}` : '?';
  const add = (
    <Button variant="contained" to={href(isVideo ? galleryPaths.createVideo : galleryPaths.createPhoto)}>
      {isVideo ? 'Добавить видеогалерею' : 'Добавить фотогалерею'}
    </Button>
  );
  return (
    <Page
      {...useScreen()}
      actions={
        <>
          <LinkTabs
            label="Вид галерей"
            tabs={[
              { text: 'Фото', to: '?', current: !isVideo },
              { text: 'Видео', to: `?${TYPE}=${galleryType.video}`, current: isVideo },
            ]}
          />
          {manages && (
            <>
              {sorting ? (
                <Button variant="outlined" to={list}>
                  К&nbsp;списку
                </Button>
              ) : (
                <Button color="inherit" to={`${isVideo ? `${list}&` : '?'}places=`}>
                  Изменить порядок
                </Button>
              )}
              {add}
            </>
          )}
        </>
      }
    >
      {sorting && manages ? (
        <Suspense fallback={<TextSkeleton lines={8} />}>
          <GalleriesOrder key={type} type={type} />
        </Suspense>
      ) : (
        <SectionGrid
          call={listGalleries}
          columns={columns}
          filters={filters}
          tabs={TYPE}
          rowId="galleryId"
          title={isVideo ? 'Видеогалереи' : 'Фотогалереи'}
          searchLabel="Номер, мероприятие или адрес"
          open={galleryAddress}
          bulk={bulk}
          {...(manages ? { actions } : {})}
          empty={
            <Empty
              title={isVideo ? 'Видеогалерей пока нет' : 'Фотогалерей пока нет'}
              text={
                isVideo
                  ? 'Соберите записи прошедшего мероприятия по&nbsp;ссылкам.'
                  : 'Загрузите снимки прошедшего мероприятия одним архивом.'
              }
              action={manages && add}
            />
          }
        />
      )}
    </Page>
  );
}
