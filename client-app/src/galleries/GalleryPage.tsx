import { getPublicGallery } from '@venue/sdk/galleries';
import type { PublicGallery, PublicGalleryFile } from '@venue/sdk/galleries/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { useParams } from 'react-router-dom';
import PhotoTiles from '../app/PhotoTiles.tsx';
import { PublicRecord } from '../app/PublicRecord.tsx';
import { VideoPlayer } from '../app/VideoPlayer.tsx';
import { eventPaths } from '../events/events.paths.ts';
import css from './GalleryPage.module.css';
import { galleryPaths } from './galleries.paths.ts';
import { galleryFacts } from './galleryFacts.ts';

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
        <div className={css.sheet}>
          <Facts gallery={gallery} />
          <Files gallery={gallery} />
        </div>
      )}
    </PublicRecord>
  );
}

const Facts = ({ gallery }: { gallery: PublicGallery }) => (
  <p className={css.facts}>
    {galleryFacts(gallery).join(' · ')}
    {gallery.event && (
      <>
        {' · '}
        <ScreenLink to={eventPaths.publicPage} params={{ eventId: gallery.event.eventId }}>
          О&nbsp;мероприятии
        </ScreenLink>
      </>
    )}
  </p>
);

function Files({ gallery: { files, galleryTitle } }: { gallery: PublicGallery }) {
  const photos = files.flatMap(({ fileId, filePath: url, fileThumb: thumb, ...file }) =>
    url !== null && thumb !== null
      ? [{ fileId, url, thumb, alt: file.fileDescription, author: file.fileAuthor, link: file.fileLink }]
      : [],
  );
  const videos = files.filter(({ filePath }) => filePath === null);
  if (files.length === 0)
    return <Empty title="Здесь пока пусто" text="Снимки и&nbsp;записи появятся, когда их&nbsp;отберут." />;
  return (
    <>
      {photos.length > 0 && <PhotoTiles photos={photos} captioned />}
      {videos.length > 0 && (
        <ul className={css.videos} aria-label="Видео">
          {videos.map((video, place) => (
            <Video key={video.fileId} video={video} title={`${galleryTitle}, ${place + 1}`} />
          ))}
        </ul>
      )}
    </>
  );
}

const Video = ({ video, title }: { video: PublicGalleryFile; title: string }) => (
  <li>
    <VideoPlayer link={video.fileLink} title={video.fileDescription || title} />
    {video.fileDescription && <p className={css.caption}>{video.fileDescription}</p>}
    {video.fileAuthor && <p className={css.author}>Автор: {video.fileAuthor}</p>}
  </li>
);
