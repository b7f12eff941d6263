import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const galleriesAudit: AuditOffer = {
  markField: 'isPublished',
  texts: {
    'gallery.create': 'Добавил(а) галерею',
    'gallery.update': {
      other: 'Изменил(а) галерею',
      byMark: ['Опубликовал(а) галерею', 'Снял(а) галерею с публикации'],
    },
    'gallery.uploadArchive': 'Загрузил(а) фото в галерею',
    'gallery.videoAdd': 'Добавил(а) видео в галерею',
    'gallery.fileUpdate': 'Изменил(а) подпись файла галереи',
    'gallery.fileDelete': 'Удалил(а) файл галереи',
    'gallery.previewAdd': 'Добавил(а) обложку галереи',
    'gallery.previewDelete': 'Удалил(а) обложку галереи',
  },
};
