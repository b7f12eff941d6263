import { brandStatus } from '@venue/sdk/brands/model';
import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const brandsAudit: AuditOffer = {
  texts: {
    'admin.brand.update': 'Изменил(а) бренд',
    'admin.brand.confirm': {
      other: 'Решил(а) о бренде',
      byStatus: {
        [brandStatus.accepted]: 'Принял(а) бренд к проверке',
        [brandStatus.verified]: 'Подтвердил(а) бренд',
        [brandStatus.declined]: 'Отклонил(а) бренд',
        [brandStatus.rework]: 'Вернул(а) бренд на доработку',
      },
    },
    'admin.brand.imageAdd': 'Добавил(а) фотографию бренда',
    'admin.brand.imageRemove': 'Удалил(а) фотографию бренда',
  },
};
