import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const promoCodesAudit: AuditOffer = {
  markField: 'promoIsActive',
  texts: {
    'admin.promoCode.create': 'Добавил(а) промокод',
    'admin.promoCode.update': {
      other: 'Изменил(а) промокод',
      byMark: ['Возобновил(а) промокод', 'Остановил(а) промокод'],
    },
    'admin.promoCode.remove': 'Удалил(а) промокод',
    'admin.desk.promo': 'Изменил(а) промокод брони',
    'admin.desk.promoFree': 'Подтвердил(а) бронь без\u00a0оплаты',
  },
};
