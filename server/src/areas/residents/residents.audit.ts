import { residentStatus } from '@venue/sdk/residents/model';
import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const residentsAudit: AuditOffer = {
  statusField: 'residentStatus',
  markField: 'residentIsActual',
  texts: {
    'admin.resident.create': 'Добавил(а) резидента',
    'admin.resident.update': {
      other: 'Изменил(а) резидента',
      byStatus: {
        [residentStatus.published]: 'Опубликовал(а) резидента',
        [residentStatus.draft]: 'Снял(а) резидента с публикации',
      },
      byMark: ['Отметил(а) резидента актуальным', 'Отметил(а) резидента неактуальным'],
    },
    'admin.resident.imageAdd': 'Добавил(а) изображение резидента',
    'admin.resident.imageRemove': 'Удалил(а) изображение резидента',
  },
};
