import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff do in this area. */
export const unsentAudit: AuditOffer = {
  texts: {
    'admin.message.retry': 'Отправил(а) сообщение ещё раз',
    'admin.message.drop': 'Снял(а) сообщение с\u00a0отправки',
  },
};
