import { moment, recordKind, yesNo } from '../core/kind.ts';
import type { Gallery } from './galleries.model.ts';

/** Photographs or films of an event that is over. */
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
  title: 'urlTranslit',
  fields: {
    galleryId: '№',
    urlTranslit: 'Адрес',
    isPublished: yesNo('На\u00a0сайте'),
    createdAt: moment('Добавлена'),
    updatedAt: moment('Изменена'),
  },
});
