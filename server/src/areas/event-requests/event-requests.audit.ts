import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const eventRequestsAudit: AuditOffer = {
  statusField: 'eventRequestStatus',
  texts: {
    'admin.eventRequest.move': {
      other: 'Перевёл(Перевела) заявку на\u00a0мероприятие дальше',
      byStatus: {
        [eventRequestStatus.inProgress]: 'Взял(а) заявку на\u00a0мероприятие в\u00a0работу',
        [eventRequestStatus.conversation]: 'Начал(а) переговоры по\u00a0заявке на\u00a0мероприятие',
        [eventRequestStatus.documents]: 'Подтвердил(а) часы и\u00a0готовит документы мероприятия',
        [eventRequestStatus.payment]: 'Перевёл(Перевела) мероприятие к\u00a0оплате',
        [eventRequestStatus.eventPreparation]: 'Перевёл(Перевела) мероприятие к\u00a0подготовке',
        [eventRequestStatus.areaPreparation]: 'Перевёл(Перевела) мероприятие к\u00a0подготовке площадки',
        [eventRequestStatus.happened]: 'Отметил(а), что мероприятие состоялось',
        [eventRequestStatus.didNotHappen]: 'Отметил(а), что мероприятие не\u00a0состоялось',
        [eventRequestStatus.refused]: 'Отказал(а) в\u00a0заявке на\u00a0мероприятие',
      },
    },
    'admin.eventRequest.messageSend': 'Написал(а) заказчику мероприятия',
    'admin.eventRequest.proposalSend': 'Отправил(а) предложение по\u00a0мероприятию',
    'admin.eventRequest.paperAdd': 'Добавил(а) документ мероприятия',
    'admin.eventRequest.paperRemove': 'Убрал(а) документ мероприятия',
    'admin.eventRequest.assign': 'Назначил(а) менеджера заявки на\u00a0мероприятие',
  },
};
