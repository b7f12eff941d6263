import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const ticketWaitsAudit: AuditOffer = {
  markField: 'isClosed',
  texts: {
    'admin.ticketWait.set': {
      other: 'Изменил(а) очередь за\u00a0билетами',
      byMark: ['Закрыл(а) очередь за\u00a0билетами', 'Открыл(а) очередь за\u00a0билетами'],
    },
  },
};
