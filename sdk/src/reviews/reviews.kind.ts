import { image, link, moment, recordKind, yesNo } from '../core/kind.ts';
import type { Review } from './reviews.model.ts';

/** What a guest said about the venue. */
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
  fields: {
    reviewId: '№',
    reviewText: 'Отзыв',
    reviewAuthor: 'Автор',
    reviewVideoLink: link('Видео'),
    reviewImage: image('Картинка'),
    isPublished: yesNo('На\u00a0сайте'),
    createdAt: moment('Добавлен'),
    updatedAt: moment('Изменён'),
  },
});
