import { marketRequestStatus } from '@venue/sdk/market/model';
import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const marketAudit: AuditOffer = {
  texts: {
    'admin.marketRequest.accept': {
      other: 'Решил(а) о заявке маркетплейса',
      byStatus: {
        [marketRequestStatus.inProgress]: 'Взял(а) заявку маркетплейса в работу',
        [marketRequestStatus.accepted]: 'Принял(а) заявку маркетплейса',
        [marketRequestStatus.declined]: 'Отклонил(а) заявку маркетплейса',
      },
    },
    'admin.marketRequest.remove': 'Удалил(а) заявку маркетплейса',
    'admin.marketItem.remove': 'Удалил(а) товар маркетплейса',
  },
};
