import { formatDate, momentOf } from '../core/format/format.ts';
import { count, email, formatted, moment, money, oneOf, phone, recordKind, yesNo } from '../core/kind/kind.ts';
import { registrationType, ticketType } from '../events/events.tickets.model.ts';
import {
  artisticLight,
  buildingAccessMode,
  type EventRequest,
  eventDuration,
  eventRequestStatus,
  guestSeating,
  microphones,
  type RequestMessage,
  tableArrangement,
  videoPlan,
} from './event-requests.model.ts';

const partOf = (name: string) => (value: unknown) =>
  value instanceof Object && name in value ? String(Reflect.get(value, name)) : '';

/** `1 ч 30 мин`, `2 ч`, `45 мин`. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours}\u00a0ч` : '', rest > 0 || hours === 0 ? `${rest}\u00a0мин` : '']
    .filter(Boolean)
    .join(' ');
}
const duration = (label: string) => formatted(label, minutes => durationText(Number(minutes)));

const each =
  (part: (value: unknown) => string, between = ', ') =>
  (list: unknown) =>
    Array.isArray(list) ? list.map(part).filter(Boolean).join(between) : '';

/** A day of an event: `20.11.2026, 10:00–18:00`; only the known parts while it is being typed. */
function dayText(value: unknown): string {
  const [day = '', start, end] = ['day', 'timeStart', 'timeEnd'].map(name => partOf(name)(value));
  const known = Number.isNaN(Date.parse(day)) ? '' : formatDate(momentOf(day, 12));
  return [known, [start, end].filter(Boolean).join('–')].filter(Boolean).join(', ');
}

/** An organiser's request to hold an event at the venue. */
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
    eventRequestStatus: oneOf('Статус', eventRequestStatus),
    managerInfo: formatted('Менеджер', partOf('managerLastName')),
    updatedAt: moment('Изменена'),
    eventRequestFIO: 'ФИО контактного лица',
    eventRequestPhone: phone('Телефон'),
    eventRequestEmail: email('Электронная почта'),
    eventRequestINN: 'ИНН',
    eventRequestReferral: formatted('Откуда вы\u00a0узнали о\u00a0площадке', partOf('referralValue')),
    eventRequestTitle: 'Название',
    eventRequestDescription: 'Описание',
    eventRequestTargetAudience: 'Целевая аудитория',
    format: formatted('Формат', partOf('formatValue')),
    creativeInfo: formatted('Креатив', partOf('eventRequestCreativeValue')),
    eventRequestTarif: formatted('Тариф', partOf('tariffValue')),
    ageRestriction: formatted('Возрастное ограничение', partOf('ageRestrictionValue')),
    ticketType: oneOf('Билеты', ticketType),
    needReg: oneOf('Регистрация гостей', registrationType),
    regForm: 'Форма регистрации',
    needVenuePortalReg: yesNo('Регистрация на\u00a0портале площадки'),
    eventDuration: oneOf('Длительность', eventDuration),
    eventRequestDateStart: moment('Начало'),
    eventRequestDays: formatted('Дни мероприятия', each(dayText, '; ')),
    eventRequestTime: duration('Продолжительность'),
    eventRequestPreparationTimeBefore: duration('Подготовка до\u00a0начала'),
    eventRequestPreparationTimeAfter: duration('Уборка после окончания'),
    guestsGatheringStart: 'Начало сбора гостей',
    installationStartTime: moment('Монтаж, начало'),
    installationEndTime: moment('Монтаж, окончание'),
    uninstallationStartTime: moment('Демонтаж, начало'),
    uninstallationEndTime: moment('Демонтаж, окончание'),
    earlyPreparationInfo: 'Что нужно подготовить заранее',
    eventRequestParticipantsAmount: count('Участников'),
    eventRequestSpace: formatted('Пространство', partOf('spaceName')),
    guestSitting: oneOf('Рассадка гостей', guestSeating),
    guestSittingOther: 'Какая рассадка',
    tableArrangement: oneOf('Расстановка столов', tableArrangement),
    tableArrangementOther: 'Какая расстановка',
    venueAccessType: oneOf('Режим доступа в\u00a0здание', buildingAccessMode),
    admittance: formatted('Проход гостей', partOf('admittanceValue')),
    needVideoWall: yesNo('Видеостена'),
    needVideoPresentation: yesNo('Показ презентации'),
    needCathedra: yesNo('Трибуна'),
    microphoneType: oneOf('Микрофоны', microphones),
    artisticLight: oneOf('Художественный свет', artisticLight),
    videoPlan: oneOf('План съёмки', videoPlan),
    needRecord: yesNo('Запись мероприятия'),
    needAdditionalEquipment: yesNo('Дополнительное оборудование'),
    needAdditionalEquipmentInfo: 'Какое оборудование',
    specialServices: formatted('Особые услуги', each(partOf('specialServiceValue'))),
    needCatering: yesNo('Кейтеринг'),
    rejectionReason: 'Причина отказа',
  },
  logged: {
    message: formatted('Сообщение', String),
    price: money('Сумма предложения'),
    paper: formatted('Документ', String),
  },
});

/** A message about a request; unread messages of customers wait for staff. */
export const requestMessageRecord = recordKind<RequestMessage>()({
  name: 'eventRequestMessage',
  noun: {
    gender: 'n',
    one: 'сообщение по\u00a0заявке',
    acc: 'сообщение по\u00a0заявке',
    gen: 'сообщения по\u00a0заявке',
    dat: 'сообщению по\u00a0заявке',
    many: 'сообщения по\u00a0заявкам',
    manyGen: 'сообщений по\u00a0заявкам',
  },
  read: 'eventRequests.read',
  manage: 'eventRequests.manage',
  id: 'messageId',
  title: 'text',
  fields: {
    messageId: '№',
    who: 'Кто написал',
    text: 'Текст',
    sentAt: moment('Отправлено'),
    readAt: moment('Прочитано'),
  },
});
