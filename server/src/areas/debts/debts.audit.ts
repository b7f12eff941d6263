import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const debtsAudit: AuditOffer = {
  texts: { 'admin.debtor.statementMail': 'Отправил(а) акт сверки письмом' },
};
