import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change of their own login. */
export const securityAudit: AuditOffer = {
  texts: {
    'admin.security.finish': 'Подключил(а) второй фактор',
    'security.stepFinish': 'Подключил(а) второй фактор при входе',
    'admin.security.codes': 'Получил(а) новые запасные коды',
    'admin.security.remove': 'Отключил(а) второй фактор',
  },
};
