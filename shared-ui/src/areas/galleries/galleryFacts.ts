import { galleryType, type PublicGalleryRow } from '@venue/sdk/galleries/model';
import { formatDate } from '../../dates/format.ts';

type Facts = Pick<PublicGalleryRow, 'event' | 'fileItems' | 'galleryType'>;

/** The date of the gallery's event, and the number of photos or videos. */
export const galleryFacts = ({ event, fileItems, galleryType: type }: Facts): readonly string[] => [
  ...(event?.eventDate ? [formatDate(event.eventDate)] : []),
  `${fileItems}\u00a0${type === galleryType.video ? 'видео' : 'фото'}`,
];
