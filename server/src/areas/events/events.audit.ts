import { eventStatus } from '@venue/sdk/events/model';
import type { AuditOffer } from '../../area/audit.ts';

/** Audit log texts for what staff change in this area. */
export const eventsAudit: AuditOffer = {
  statusField: 'objectStatusId',
  markField: 'isHidden',
  texts: {
    'admin.event.add': 'Создал(а) мероприятие',
    'admin.event.update': {
      other: 'Изменил(а) мероприятие',
      byStatus: {
        [eventStatus.published]: 'Опубликовал(а) мероприятие',
        [eventStatus.draft]: 'Снял(а) мероприятие с публикации',
      },
    },
    'admin.event.accept': {
      other: 'Решил(а) о мероприятии',
      byStatus: {
        [eventStatus.published]: 'Опубликовал(а) мероприятие',
        [eventStatus.draft]: 'Снял(а) мероприятие с публикации',
        [eventStatus.rejected]: 'Отклонил(а) мероприятие',
        [eventStatus.rework]: 'Вернул(а) мероприятие на доработку',
        [eventStatus.awaitingPayment]: 'Принял(а) мероприятие и ждёт оплаты',
      },
    },
    'admin.event.handOver': 'Передал(а) мероприятие другому организатору',
    'admin.event.remove': 'Удалил(а) мероприятие',
    'admin.event.restore': 'Вернул(а) удалённое мероприятие',
    'admin.event.hoursTake': 'Занял(а) помещение под мероприятие',
    'admin.event.addCss': 'Изменил(а) стили мероприятия',
    'admin.event.imageAdd': 'Добавил(а) изображение мероприятия',
    'admin.event.imageRemove': 'Удалил(а) изображение мероприятия',
    'admin.event.ticketsDownload': 'Выгрузил(а) участников мероприятия',
    'event.ticketDelete': 'Удалил(а) вид билета мероприятия',
    'admin.category.add': 'Добавил(а) категорию мероприятий',
    'admin.category.update': {
      other: 'Изменил(а) категорию мероприятий',
      byMark: ['Скрыл(а) категорию мероприятий', 'Вернул(а) скрытую категорию мероприятий'],
    },
  },
};
