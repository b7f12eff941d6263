import * as z from 'zod/mini';
import { formatDateTime, formatMoney } from '../core/format.ts';
import { count, day, formatted, image, link, moment, money, oneOf, recordKind, richText, yesNo } from '../core/kind.ts';
import { PictureMeta } from '../core/pictures.ts';
import { roomName } from '../rooms/rooms.model.ts';
import {
  type AdminEvent,
  ageSign,
  type EventCategory,
  EventTicketFields,
  entryType,
  eventFormat,
  eventKind,
  eventStatus,
  registrationType,
  ticketType,
} from './events.model.ts';

/** The part of the poster that is always in sight: «50% слева, 20% сверху». */
export function focusLine({ 'object-position': at, 'object-fit': fit }: PictureMeta): string {
  if (fit === 'contain') return 'Целиком';
  const [left, top] = at.split(' ');
  return `${left} слева, ${top} сверху`;
}

/** A kind of ticket in a line: name, price, how many, when it is sold. */
export function ticketLine({ ticketName, ticketPrice, ticketQuantity, ...ticket }: z.output<typeof EventTicketFields>) {
  const price = ticket.ticketType === ticketType.free ? 'бесплатно' : formatMoney(ticketPrice);
  const from = ticket.saleFrom ? `с\u00a0${formatDateTime(ticket.saleFrom)}` : '';
  const to = ticket.saleTo ? `до\u00a0${formatDateTime(ticket.saleTo)}` : '';
  return [`${ticketName}: ${price}, ${ticketQuantity}\u00a0шт.`, from, to].filter(Boolean).join(', ');
}

const Tickets = z.array(EventTicketFields);

const fields = {
  eventId: '№',
  eventKind: oneOf('Вид', eventKind),
  eventTitle: 'Название',
  eventLead: 'Коротко',
  eventDescription: richText('Описание'),
  categoryId: formatted('Категория', id => `№\u00a0${String(id)}`),
  objectStatusId: oneOf('Статус', eventStatus),
  date: day('День начала'),
  time: 'Время начала',
  dateEnd: day('День окончания'),
  timeEnd: 'Время окончания',
  eventFormatType: oneOf('Формат', eventFormat),
  isOnline: yesNo('Можно смотреть онлайн'),
  onlineUrl: link('Ссылка на\u00a0трансляцию'),
  roomId: formatted('Помещение', id => roomName(Number(id))),
  place: 'Место',
  entryType: oneOf('Вход', entryType),
  registrationType: oneOf('Регистрация', registrationType),
  registrationUrl: link('Ссылка на\u00a0регистрацию'),
  ageSign: oneOf('Возраст', ageSign),
  participantsLimit: count('Участников не\u00a0больше'),
  organizerName: 'Организатор',
  tickets: formatted('Билеты', value => (z.safeParse(Tickets, value).data ?? []).map(ticketLine).join('; ')),
  meta: formatted('Видимая часть афиши', value => {
    const meta = z.safeParse(PictureMeta, value).data;
    return meta ? focusLine(meta) : '';
  }),
  cssStyle: 'Стили',
  price: money('К\u00a0оплате'),
  mainImage: image('Афиша'),
  image: image('Широкая картинка'),
  publishedAt: moment('Опубликовано'),
  updatedAt: moment('Изменено'),
};

/** An event at the venue. */
export const eventRecord = recordKind<AdminEvent>()({
  name: 'event',
  noun: {
    gender: 'n',
    one: 'мероприятие',
    acc: 'мероприятие',
    gen: 'мероприятия',
    dat: 'мероприятию',
    many: 'мероприятия',
    manyGen: 'мероприятий',
  },
  read: 'events.read',
  manage: 'events.manage',
  id: 'eventId',
  title: 'eventTitle',
  fields,
});

/** What is to come, announced without tickets. */
export const announcementRecord = recordKind<AdminEvent>()({
  name: 'announcement',
  noun: {
    gender: 'm',
    one: 'анонс',
    acc: 'анонс',
    gen: 'анонса',
    dat: 'анонсу',
    many: 'анонсы',
    manyGen: 'анонсов',
  },
  read: 'events.read',
  manage: 'events.manage',
  id: 'eventId',
  title: 'eventTitle',
  fields,
});

/** A category that events are sorted by. */
export const eventCategoryRecord = recordKind<EventCategory>()({
  name: 'eventCategory',
  noun: {
    gender: 'f',
    one: 'категория мероприятий',
    acc: 'категорию мероприятий',
    gen: 'категории мероприятий',
    dat: 'категории мероприятий',
    many: 'категории мероприятий',
    manyGen: 'категорий мероприятий',
  },
  read: 'events.read',
  manage: 'events.manage',
  id: 'categoryId',
  title: 'categoryName',
  fields: {
    categoryId: '№',
    categoryName: 'Название',
    isHidden: yesNo('Скрыта'),
  },
});
