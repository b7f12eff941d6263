import { count, image, moment, oneOf, recordKind } from '../core/kind/kind.ts';
import { publication } from '../core/kind/publication.ts';
import { type Review, ReviewFields, reviewMoves } from './reviews.model.ts';

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
  written: ReviewFields,
  fields: {
    reviewId: '№',
    reviewImage: image('Картинка'),
    reviewRating: count('Оценка'),
    eventRequestTitle: 'Мероприятие',
    visitTitle: 'О чём',
    isPublished: oneOf('Статус', publication),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});
