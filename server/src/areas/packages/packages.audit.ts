import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const packagesAudit: AuditOffer = {
  markField: 'isPublished',
  texts: {
    'admin.package.create': 'Добавил(а) абонемент',
    'admin.package.update': {
      other: 'Изменил(а) абонемент',
      byMark: ['Опубликовал(а) абонемент', 'Снял(а) абонемент с\u00a0публикации'],
    },
    'admin.package.remove': 'Удалил(а) абонемент',
    'admin.package.sell': 'Продал(а) абонемент на\u00a0стойке',
    'admin.package.extend': 'Продлил(а) абонемент',
    'admin.package.return': 'Вернул(а) деньги за\u00a0неиспользованные часы абонемента',
    'admin.package.giveBack': 'Выдал(а) деньги за\u00a0абонемент на\u00a0стойке',
  },
};
