import { count, fieldFrom, image, moment, oneOf, recordKind, writtenFields, yesNo } from '../core/kind/kind.ts';
import { publication } from '../core/kind/publication.ts';
import { type Gallery, GalleryFields, GalleryFileFields, galleryMoves, galleryType } from './galleries.model.ts';

const { event } = GalleryFields.shape;

/** Photos or videos of a past event. */
export const galleryRecord = recordKind<Gallery>()({
  name: 'gallery',
  noun: {
    gender: 'f',
    one: 'галерея',
    acc: 'галерею',
    gen: 'галереи',
    dat: 'галерее',
    many: 'галереи',
    manyGen: 'галерей',
  },
  read: 'galleries.read',
  manage: 'galleries.manage',
  id: 'galleryId',
  title: 'eventTitle',
  status: { field: 'isPublished', values: publication, moves: galleryMoves },
  written: GalleryFields,
  fields: {
    galleryId: '№',
    eventTitle: fieldFrom(event),
    event: fieldFrom(event, value => String(Object(value).eventTitle ?? '')),
    galleryType: oneOf('Вид', galleryType),
    fileItems: count('Файлов'),
    galleryThumb: 'Картинка',
    filePathPreview: image('Обложка'),
    isPublished: oneOf('Статус', publication),
    isDeleted: yesNo('Удалена'),
    createdAt: moment('Добавлена'),
    updatedAt: moment('Изменена'),
  },
  logged: writtenFields(GalleryFileFields),
});
