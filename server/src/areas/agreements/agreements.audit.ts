import { agreementStatus } from '@venue/sdk/agreements/model';
import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const agreementsAudit: AuditOffer = {
  statusField: 'agreementStatus',
  texts: {
    'admin.agreement.add': 'Добавил(а) договор',
    'admin.agreement.update': {
      other: 'Изменил(а) договор',
      byStatus: {
        [agreementStatus.active]: 'Отметил(а) договор подписанным',
        [agreementStatus.completed]: 'Отметил(а) договор исполненным',
        [agreementStatus.terminated]: 'Расторг(Расторгла) договор',
      },
    },
    'admin.agreement.templateAdd': 'Добавил(а) шаблон договора',
    'admin.agreement.templateUpdate': 'Изменил(а) шаблон договора',
    'admin.agreement.templateRemove': 'Удалил(а) шаблон договора',
    'admin.agreement.mail': 'Отправил(а) договор письмом',
  },
};
