import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const priceListAudit: AuditOffer = {
  markField: 'isPublished',
  texts: {
    'admin.priceItem.create': 'Добавил(а) позицию прайс-листа',
    'admin.priceItem.update': {
      other: 'Изменил(а) позицию прайс-листа',
      byMark: ['Опубликовал(а) позицию прайс-листа', 'Снял(а) позицию прайс-листа с\u00a0публикации'],
    },
    'admin.priceItem.imageAdd': 'Добавил(а) картинку позиции прайс-листа',
    'admin.priceItem.imageRemove': 'Удалил(а) картинку позиции прайс-листа',
    'admin.priceItem.remove': 'Удалил(а) позицию прайс-листа',
  },
};
