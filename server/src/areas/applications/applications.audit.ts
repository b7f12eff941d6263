import { simpleRequestStatus } from '@venue/sdk/applications/model';
import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const applicationsAudit: AuditOffer = {
  texts: {
    'admin.request.statusChange': {
      other: 'Изменил(а) статус заявки',
      byStatus: {
        [simpleRequestStatus.new]: 'Вернул(а) заявку в очередь',
        [simpleRequestStatus.inProgress]: 'Взял(а) заявку в работу',
        [simpleRequestStatus.done]: 'Завершил(а) заявку',
      },
    },
  },
};
