import { count, formatted, image, link, moment, oneOf, recordKind } from '../core/kind/kind.ts';
import { publication } from '../core/kind/publication.ts';
import { type Review, reviewMoves } from './reviews.model.ts';

/** A guest's review of the venue. */
export const reviewRecord = recordKind<Review>()({
  name: 'review',
  noun: {
    gender: 'm',
    one: 'отзыв',
    acc: 'отзыв',
    gen: 'отзыва',
    dat: 'отзыву',
    many: 'отзывы',
    manyGen: 'отзывов',
  },
  read: 'reviews.read',
  manage: 'reviews.manage',
  id: 'reviewId',
  title: 'reviewAuthor',
  status: { field: 'isPublished', values: publication, moves: reviewMoves },
  fields: {
    reviewId: '№',
    reviewText: 'Отзыв',
    reviewAuthor: 'Автор',
    reviewVideoLink: link('Видео'),
    reviewImage: image('Картинка'),
    reviewMeta: formatted('Видимая часть картинки', meta => Object.values(Object(meta)).join(', ')),
    reviewRating: count('Оценка'),
    eventRequestTitle: 'Мероприятие',
    isPublished: oneOf('Статус', publication),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});
