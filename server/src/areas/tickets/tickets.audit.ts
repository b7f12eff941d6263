import type { AuditOffer } from '../../area/audit.ts';

/** What staff change here, in the words of the log. */
export const ticketsAudit: AuditOffer = {
  texts: {
    'admin.event.cancel': 'Отменил(а) мероприятие вместе с\u00a0билетами',
    'admin.checkIn.add': 'Отметил(а) гостей на\u00a0входе',
    'admin.checkIn.undo': 'Снял(а) отметку о\u00a0входе',
  },
};
