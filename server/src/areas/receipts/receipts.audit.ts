import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff do in this area. */
export const receiptsAudit: AuditOffer = {
  texts: {
    'admin.receipt.retry': 'Отправил(а) чек ещё раз',
    'admin.receipt.note': 'Записал(а) чек кассы',
    'admin.reconciliation.read': 'Запросил(а) сверку с\u00a0банком за\u00a0день',
  },
};
