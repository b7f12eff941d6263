import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const certificatesAudit: AuditOffer = {
  markField: 'blockReason',
  texts: {
    'admin.certificate.sell': 'Продал(а) сертификат',
    'admin.certificate.block': {
      other: 'Изменил(а) причину блокировки сертификата',
      byMark: ['Заблокировал(а) сертификат', 'Разблокировал(а) сертификат'],
    },
    'admin.certificate.extend': 'Продлил(а) сертификат',
    'admin.certificate.return': 'Вернул(а) остаток сертификата',
    'admin.certificate.handOver': 'Выдал(а) деньги за\u00a0сертификат',
    'admin.certificate.terms': 'Изменил(а) условия сертификатов',
  },
};
