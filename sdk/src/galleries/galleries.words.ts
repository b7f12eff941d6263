import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const galleriesWords: Words = {
  eventDate: 'When the event takes place; null while open.',
  fileArchive: 'A ZIP archive of pictures.',
  fileAuthor: 'Who took the picture or the video.',
  fileDescription: 'What the picture or the video shows.',
  fileItems: 'Pictures and videos, or how many there are.',
  fileLink: 'Link to the video; empty for a picture.',
  fileOrder: 'Place in the gallery, from 1.',
  filePathPreview: 'Picture the gallery is listed with; null where there is none.',
  filePreview: 'Picture to list the gallery with.',
  fileThumb: 'Address of the smaller picture; null for a video.',
  galleryId: 'Number of the gallery.',
  galleryOrder: 'Place among the galleries, from 1.',
  galleryThumb: 'Address of the small picture the gallery is listed with; null where there is none.',
  galleryTitle: 'The event the gallery shows, and whether by photos or videos.',
  galleryType: 'Whether it holds photos or videos.',
  isPreview: 'Whether the gallery is listed with it.',
};
