import { galleryType, type PublicGalleryRow } from '@venue/sdk/galleries/model';
import { formatDate } from '../../dates/format.ts';

type Facts = Pick<PublicGalleryRow, 'event' | 'fileItems' | 'galleryType'>;

/** When its event was, and how much the gallery holds. */
export const galleryFacts = ({ event, fileItems, galleryType: type }: Facts): readonly string[] => [
  ...(event?.eventDate ? [formatDate(event.eventDate)] : []),
  `${fileItems}\u00a0${type === galleryType.video ? 'видео' : 'фото'}`,
];
