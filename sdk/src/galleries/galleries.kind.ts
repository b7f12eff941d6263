import { count, formatted, image, moment, oneOf, recordKind, yesNo } from '../core/kind/kind.ts';
import { publication } from '../core/kind/publication.ts';
import { type Gallery, galleryMoves, galleryType } from './galleries.model.ts';

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
  fields: {
    galleryId: '№',
    eventTitle: 'Мероприятие',
    event: formatted('Мероприятие', event => String(Object(event).eventTitle ?? '')),
    urlTranslit: 'Адрес',
    galleryType: oneOf('Вид', galleryType),
    galleryOrder: count('Место'),
    fileItems: count('Файлов'),
    galleryThumb: 'Картинка',
    filePathPreview: image('Обложка'),
    isPublished: oneOf('Статус', publication),
    isDeleted: yesNo('Удалена'),
    createdAt: moment('Добавлена'),
    updatedAt: moment('Изменена'),
  },
});
