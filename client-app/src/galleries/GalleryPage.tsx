import { getPublicGallery } from '@venue/sdk/galleries';
import { GallerySheet } from '@venue/shared-ui/areas/galleries/GallerySheet.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useParams } from 'react-router-dom';
import PhotoTiles from '../app/records/PhotoTiles.tsx';
import { PublicRecord } from '../app/records/PublicRecord.tsx';
import { eventPaths } from '../events/events.paths.ts';
import { galleryPaths } from './galleries.paths.ts';

/** A published gallery by its address: its photos and videos, and the way to its event. */
export default function GalleryPage() {
  const { slug = '' } = useParams();
  const reply = useCall(getPublicGallery, { slug });
  return (
    <PublicRecord
      reply={reply}
      nameless={false}
      list={galleryPaths.list}
      titleOf={gallery => gallery.galleryTitle}
      texts={{ gone: 'Галерея не найдена', failed: 'Не удалось загрузить галерею' }}
    >
      {gallery => (
        <GallerySheet gallery={gallery} tiles={PhotoTiles}>
          {gallery.event && (
            <ScreenLink to={eventPaths.publicPage} params={{ eventId: gallery.event.eventId }}>
              О&nbsp;мероприятии
            </ScreenLink>
          )}
        </GallerySheet>
      )}
    </PublicRecord>
  );
}
