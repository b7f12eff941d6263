import { simpleRequestStatus } from '@venue/sdk/applications/model';
import type { AuditOffer } from '../../area/audit.ts';

/** What staff change here, in the words of the log. */
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
