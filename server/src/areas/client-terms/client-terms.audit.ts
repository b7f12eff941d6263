import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const clientTermsAudit: AuditOffer = {
  texts: {
    'admin.clientTerms.create': 'Задал(а) условия организации',
    'admin.clientTerms.update': 'Изменил(а) условия организации',
    'admin.clientTerms.book': 'Забронировал(а) по\u00a0условиям организации',
  },
};
