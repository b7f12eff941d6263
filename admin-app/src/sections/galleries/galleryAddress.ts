import { galleryType } from '@venue/sdk/galleries/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { galleryPaths } from './galleries.paths.ts';

export type GalleryType = (typeof galleryType.ids)[number];

/** The parameter of the list that names the type. */
export const TYPE = 'galleryType';

/** The address of a gallery's editor. */
export const galleryAddress = ({ galleryId, galleryType: type }: { galleryId: number; galleryType: GalleryType }) =>
  href(type === galleryType.video ? galleryPaths.video : galleryPaths.photo, { galleryId });
