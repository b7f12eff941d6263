import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const embedsAudit: AuditOffer = {
  texts: {
    'admin.embedSite.add': 'Разрешил(а) сайту показывать свободные часы',
    'admin.embedSite.remove': 'Запретил(а) сайту показывать свободные часы',
  },
};
