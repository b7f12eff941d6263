import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const reviewsAudit: AuditOffer = {
  markField: 'isPublished',
  texts: {
    'admin.review.create': 'Добавил(а) отзыв',
    'admin.review.update': {
      other: 'Изменил(а) отзыв',
      byMark: ['Опубликовал(а) отзыв', 'Снял(а) отзыв с публикации'],
    },
    'admin.review.remove': 'Удалил(а) отзыв',
    'admin.review.imageUpload': 'Добавил(а) изображение отзыва',
    'admin.review.imageRemove': 'Удалил(а) изображение отзыва',
  },
};
