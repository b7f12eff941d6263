import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const projectsAudit: AuditOffer = {
  markField: 'isPublished',
  texts: {
    'project.create': 'Добавил(а) прошедший проект',
    'project.update': {
      other: 'Изменил(а) прошедший проект',
      byMark: ['Опубликовал(а) прошедший проект', 'Снял(а) прошедший проект с публикации'],
    },
    'project.publish': 'Опубликовал(а) прошедший проект',
    'project.unpublish': 'Снял(а) прошедший проект с публикации',
    'project.delete': 'Удалил(а) прошедший проект',
    'project.updateOrder': 'Переставил(а) прошедший проект',
    'project.file': 'Добавил(а) изображения прошедшего проекта',
    'project.fileMain': 'Выбрал(а) главное изображение прошедшего проекта',
    'project.fileRemove': 'Удалил(а) изображение прошедшего проекта',
    'project.textFile': 'Добавил(а) изображение в описание прошедшего проекта',
  },
};
