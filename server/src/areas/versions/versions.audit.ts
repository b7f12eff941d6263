import type { AuditOffer } from '../../area/audit.ts';

/** What staff change here, in the words of the log. */
export const versionsAudit: AuditOffer = {
  texts: {
    'admin.version.plan': 'Изменил(а) расписание публикации',
    'admin.version.pictures': 'Вернул(а) картинки прежней версии',
  },
};
