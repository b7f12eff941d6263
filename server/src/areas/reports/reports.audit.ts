import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const reportsAudit: AuditOffer = {
  texts: {
    'admin.report.mail.save': 'Заказал(а) отчёт письмом',
    'admin.report.mail.stop': 'Отключил(а) отчёт письмом',
  },
};
