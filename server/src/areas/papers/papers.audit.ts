import type { AuditOffer } from '../../area/audit.ts';

/** The audit log's texts for staff changes in this area. */
export const papersAudit: AuditOffer = {
  texts: {
    'admin.invoice.mail': 'Отправил(а) счёт письмом',
    'admin.act.mail': 'Отправил(а) акт письмом',
    'admin.invoice.create': 'Добавил(а) счёт',
    'admin.invoice.update': 'Изменил(а) счёт',
    'admin.invoice.close': 'Выставил(а) счёт',
    'admin.invoice.serviceCreate': 'Добавил(а) услугу в счёт',
    'admin.invoice.serviceAddedUpdate': 'Изменил(а) услугу в счёте',
    'admin.invoice.serviceRemove': 'Удалил(а) услугу из счёта',
    'admin.act.edoArchive': 'Отправил(а) УПД в ЭДО',
    'admin.act.edoAnswers': 'Загрузил(а) ответ заказчика на УПД',
    'admin.act.edoSettle': 'Отметил(а) ответ на УПД разобранным',
    'admin.act.create': 'Добавил(а) акт',
    'admin.act.update': 'Изменил(а) акт',
    'admin.act.close': 'Закрыл(а) акт',
    'admin.act.serviceCreate': 'Добавил(а) услугу в акт',
    'admin.act.serviceAddedUpdate': 'Изменил(а) услугу в акте',
    'admin.act.serviceRemove': 'Удалил(а) услугу из акта',
  },
};
