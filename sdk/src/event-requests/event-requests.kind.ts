import { count, formatted, moment, oneOf, phone, recordKind } from '../core/kind.ts';
import { type EventRequest, eventRequestStatus } from './event-requests.model.ts';

const partOf = (name: string) => (value: unknown) =>
  value instanceof Object && name in value ? String(Reflect.get(value, name)) : '';

/** An organiser asks the venue to hold an event. */
export const eventRequestRecord = recordKind<EventRequest>()({
  name: 'eventRequest',
  noun: {
    gender: 'f',
    one: 'заявка на\u00a0мероприятие',
    acc: 'заявку на\u00a0мероприятие',
    gen: 'заявки на\u00a0мероприятие',
    dat: 'заявке на\u00a0мероприятие',
    many: 'заявки на\u00a0мероприятия',
    manyGen: 'заявок на\u00a0мероприятия',
  },
  read: 'eventRequests.read',
  manage: 'eventRequests.manage',
  id: 'eventRequestId',
  title: 'eventRequestTitle',
  fields: {
    eventRequestId: '№',
    eventRequestTitle: 'Название',
    eventRequestFIO: 'Контактное лицо',
    eventRequestPhone: phone('Телефон'),
    eventRequestStatus: oneOf('Статус', eventRequestStatus),
    eventRequestDateStart: moment('Начало'),
    eventRequestParticipantsAmount: count('Участников'),
    eventRequestSpace: formatted('Пространство', partOf('spaceName')),
    managerInfo: formatted('Менеджер', partOf('managerLastName')),
    updatedAt: moment('Изменена'),
  },
});
