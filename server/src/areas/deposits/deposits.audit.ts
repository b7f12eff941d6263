import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const depositsAudit: AuditOffer = {
  texts: {
    'admin.deposit.agree': 'Назначил(а) задаток брони',
    'admin.deposit.withdraw': 'Отменил(а) задаток брони',
  },
};
