import { articleStatus, newsStatus } from '@venue/sdk/articles/model';
import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const articlesAudit: AuditOffer = {
  statusField: 'statusValue',
  texts: {
    'admin.article.add': 'Написал(а) статью',
    'admin.article.update': {
      other: 'Изменил(а) статью',
      byStatus: {
        [articleStatus.published]: 'Опубликовал(а) статью',
        [articleStatus.draft]: 'Снял(а) статью с публикации',
        [articleStatus.deleted]: 'Удалил(а) статью',
      },
    },
    'admin.article.confirm': {
      other: 'Решил(а) о статье',
      byStatus: {
        [articleStatus.published]: 'Опубликовал(а) статью',
        [articleStatus.rejected]: 'Отклонил(а) статью',
        [articleStatus.rework]: 'Вернул(а) статью на доработку',
        [articleStatus.draft]: 'Снял(а) статью с публикации',
        [articleStatus.deleted]: 'Удалил(а) статью',
      },
    },
    'admin.article.restore': 'Вернул(а) удалённую статью',
    'admin.article.addCss': 'Изменил(а) стили статьи',
    'admin.article.imageUpload': 'Добавил(а) изображение статьи',
    'admin.article.imageRemove': 'Удалил(а) изображение статьи',
    'admin.article.mainImageSet': 'Выбрал(а) главное изображение статьи',
    'admin.news.confirm': {
      other: 'Решил(а) о новости',
      byStatus: {
        [newsStatus.published]: 'Опубликовал(а) новость',
        [newsStatus.rejected]: 'Отклонил(а) новость',
        [newsStatus.draft]: 'Снял(а) новость с публикации',
        [newsStatus.deleted]: 'Удалил(а) новость',
      },
    },
    'admin.news.restore': 'Вернул(а) удалённую новость',
  },
};
