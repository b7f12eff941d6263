import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const bannersAudit: AuditOffer = {
  markField: 'saleBannerIsActive',
  texts: {
    'admin.banner.add': 'Добавил(а) баннер',
    'admin.banner.update': { other: 'Изменил(а) баннер', byMark: ['Активировал(а) баннер', 'Деактивировал(а) баннер'] },
    'admin.banner.activate': 'Активировал(а) баннер',
    'admin.banner.deactivate': 'Деактивировал(а) баннер',
    'admin.banner.remove': 'Удалил(а) баннер',
    'admin.banner.imageAdd': 'Загрузил(а) картинку баннера',
  },
};
