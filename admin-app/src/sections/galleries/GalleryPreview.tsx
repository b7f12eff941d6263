import { getGallery } from '@venue/sdk/galleries/admin';
import { type Gallery, type GalleryFile, galleryTitleOf } from '@venue/sdk/galleries/model';
import { GallerySheet } from '@venue/shared-ui/areas/galleries/GallerySheet.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { PhotoGrid } from '@venue/shared-ui/parts/record/PhotoGrid.tsx';

interface Props {
  gallery: Gallery;
  /** The page of files to load next; `before` holds the files of the previous pages. */
  page?: number;
  before?: readonly GalleryFile[];
}

/** A preview of a gallery: loads all its files page by page, and shows those that are not hidden. */
export function GalleryPreview({ gallery, page = 1, before = [] }: Props) {
  const { galleryId } = gallery;
  const { data, error, refetch } = useCall(getGallery, { galleryId, body: { page } });
  if (error && !data)
    return <ErrorNote error={error} title="Не удалось загрузить файлы" retry={() => void refetch()} />;
  if (!data) return <TextSkeleton lines={6} />;
  const files = [...before, ...data.fileItems.filter(({ isHidden }) => !isHidden)];
  const { pageSize, fileItems } = data.message;
  if (page * pageSize < fileItems) return <GalleryPreview gallery={gallery} page={page + 1} before={files} />;
  const preview = {
    ...gallery,
    galleryTitle: galleryTitleOf(gallery.galleryType, gallery.event?.eventTitle),
    fileItems: files.length,
    files,
  };
  return <GallerySheet gallery={preview} tiles={PhotoGrid} />;
}
