import type { PublicGallery, PublicGalleryFile } from '@venue/sdk/galleries/model';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Empty } from '../../parts/message/Empty.tsx';
import type { PhotoGrid } from '../../parts/record/PhotoGrid.tsx';
import { VideoPlayer } from '../../parts/record/VideoPlayer.tsx';
import { Stack } from '../../parts/Stack.tsx';
import css from './GallerySheet.module.css';
import { galleryFacts } from './galleryFacts.ts';

type GalleryContent = Pick<PublicGallery, 'galleryTitle' | 'galleryType' | 'event' | 'fileItems' | 'files'>;

interface Props {
  gallery: GalleryContent;
  /** The component that shows the photos. */
  tiles: ComponentType<Pick<ComponentProps<typeof PhotoGrid>, 'photos' | 'captioned'>>;
  /** A link to the gallery's event. */
  children?: ReactNode;
}

/** A gallery below its title as visitors see it: its photos and videos. */
export const GallerySheet = ({ gallery, tiles, children }: Props) => (
  <Stack gap={20}>
    <p className={css.facts}>
      <span>{galleryFacts(gallery).join(' · ')}</span>
      {children && (
        <span>
          <span> · </span>
          {children}
        </span>
      )}
    </p>
    <Files gallery={gallery} tiles={tiles} />
  </Stack>
);

function Files({ gallery: { files, galleryTitle }, tiles: Tiles }: Pick<Props, 'gallery' | 'tiles'>) {
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
      {photos.length > 0 && <Tiles photos={photos} captioned />}
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
