import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const ticketsAudit: AuditOffer = {
  texts: {
    'admin.event.cancel': 'Отменил(а) мероприятие вместе с\u00a0билетами',
    'admin.ticketOrder.cancel': 'Отменил(а) билеты',
    'admin.ticketOrder.resend': 'Отправил(а) ссылку на\u00a0билеты ещё раз',
    'admin.checkIn.add': 'Отметил(а) гостей на\u00a0входе',
    'ticket.termsSave': 'Изменил(а) условия для гостей мероприятия',
    'admin.checkIn.undo': 'Снял(а) отметку о\u00a0входе',
  },
};
