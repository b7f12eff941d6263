import { listPublicGalleries } from '@venue/sdk/galleries';
import { galleryType } from '@venue/sdk/galleries/model';
import { galleryFacts } from '@venue/shared-ui/areas/galleries/galleryFacts.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { RecordTile } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { RecordsList } from '../app/records/RecordsList.tsx';
import { useListAddress } from '../app/records/useListAddress.ts';
import { galleryPaths } from './galleries.paths.ts';

const filters = { type: galleryType.schema };

/** Photos and videos of what happened at the venue, for everybody. */
export default function GalleriesPage() {
  const address = useListAddress(filters);
  const { page, search } = address;
  const { type } = address.chosen;
  const list = useCall(
    listPublicGalleries,
    { query: { page, ...(type === undefined ? {} : { galleryType: type }), ...(search ? { search } : {}) } },
    { keepPrevious: true },
  );
  return (
    <Page {...useScreen()} lead="Что происходило на&nbsp;площадке: снимки и&nbsp;записи мероприятий.">
      <RecordsList
        address={address}
        searchIn="Мероприятие"
        selects={[{ name: 'type', label: 'Вид', all: 'Фото и\u00a0видео', options: galleryType.options }]}
        list={list}
        tiles="Галереи"
        card={gallery => (
          <RecordTile
            key={gallery.urlTranslit}
            picture={gallery.cover}
            name={gallery.galleryTitle}
            heading={
              <ScreenLink to={galleryPaths.page} params={{ slug: gallery.urlTranslit }}>
                {gallery.galleryTitle}
              </ScreenLink>
            }
            above={galleryFacts(gallery).join(' · ')}
          />
        )}
        texts={{
          failed: 'Не удалось загрузить галереи',
          retry: 'Попробуйте другие слова или другой вид.',
          all: 'Показать все',
        }}
        empty={
          <Empty title="Галерей пока нет" text="Здесь появятся снимки и&nbsp;записи с&nbsp;мероприятий площадки." />
        }
      />
    </Page>
  );
}
