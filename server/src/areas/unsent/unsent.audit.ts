import type { AuditOffer } from '../../area/audit.ts';

/** What staff do here, in the words of the log. */
export const unsentAudit: AuditOffer = {
  texts: {
    'admin.message.retry': 'Отправил(а) сообщение ещё раз',
    'admin.message.drop': 'Снял(а) сообщение с\u00a0отправки',
  },
};
