import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for the words of the search. */
export const searchAudit: AuditOffer = {
  texts: {
    'admin.synonym.add': 'Добавил(а) слово для\u00a0поиска',
    'admin.synonym.save': 'Изменил(а) слово для\u00a0поиска',
    'admin.synonym.remove': 'Удалил(а) слово для\u00a0поиска',
  },
};
