import { storyStatus } from '@venue/sdk/stories/model';
import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const storiesAudit: AuditOffer = {
  statusField: 'storyStatus',
  texts: {
    'admin.story.create': 'Добавил(а) запись блога',
    'admin.story.update': {
      other: 'Изменил(а) запись блога',
      byStatus: {
        [storyStatus.published]: 'Опубликовал(а) запись блога',
        [storyStatus.draft]: 'Снял(а) запись блога с публикации',
      },
    },
    'admin.story.publish': 'Опубликовал(а) запись блога',
    'admin.story.unpublish': 'Снял(а) запись блога с публикации',
    'admin.story.remove': 'Удалил(а) запись блога',
    'admin.story.file': 'Добавил(а) изображения записи блога',
    'admin.story.fileMain': 'Выбрал(а) главное изображение записи блога',
    'admin.story.fileRemove': 'Удалил(а) изображение записи блога',
    'admin.story.textFile': 'Добавил(а) файл в текст записи блога',
    'admin.story.categoryCreate': 'Добавил(а) категорию блога',
  },
};
