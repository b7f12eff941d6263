import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const customersAudit: AuditOffer = {
  texts: {
    'admin.customer.mark': 'Изменил(а) метки и\u00a0предупреждение о\u00a0пользователе',
    'admin.customer.block': 'Закрыл(а) пользователю новые брони',
    'admin.customer.unblock': 'Разрешил(а) пользователю бронировать',
  },
};
