import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const versionsAudit: AuditOffer = {
  texts: {
    'admin.version.plan': 'Изменил(а) расписание публикации',
    'admin.version.pictures': 'Вернул(а) картинки прежней версии',
  },
};
