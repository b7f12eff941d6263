import type { AuditOffer } from '../../area/audit.ts';

/** What staff do here, in the words of the log. */
export const receiptsAudit: AuditOffer = {
  texts: {
    'admin.receipt.retry': 'Отправил(а) чек ещё раз',
    'admin.receipt.note': 'Записал(а) чек кассы',
    'admin.reconciliation.read': 'Запросил(а) сверку с\u00a0банком за\u00a0день',
  },
};
