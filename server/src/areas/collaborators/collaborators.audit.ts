import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const collaboratorsAudit: AuditOffer = {
  markField: 'isPublished',
  texts: {
    'admin.collaborator.create': 'Добавил(а) карточку сотрудника',
    'admin.collaborator.update': {
      other: 'Изменил(а) карточку сотрудника',
      byMark: ['Опубликовал(а) карточку сотрудника', 'Снял(а) карточку сотрудника с публикации'],
    },
    'admin.collaborator.updateOrder': 'Переставил(а) карточку сотрудника',
    'admin.collaborator.remove': 'Удалил(а) карточку сотрудника',
    'admin.collaborator.imageUpload': 'Загрузил(а) фотографию сотрудника',
    'admin.collaborator.imageRemove': 'Удалил(а) фотографию сотрудника',
  },
};
