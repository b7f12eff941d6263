import * as z from 'zod/mini';
import { formatDateTime, formatMoney } from '../core/format/format.ts';
import {
  count,
  day,
  email,
  formatted,
  image,
  link,
  moment,
  money,
  oneOf,
  phone,
  recordKind,
  richText,
  yesNo,
} from '../core/kind/kind.ts';
import { PictureMeta } from '../core/schema/pictures.ts';
import { accountName } from '../profile/profile.account.model.ts';
import {
  type AdminEvent,
  ageSign,
  EventCategory,
  EventTicketFields,
  entryType,
  eventFormat,
  eventKind,
  eventMoves,
  eventStatus,
  registrationType,
  ticketType,
} from './events.model.ts';

/** The part of the poster that is always visible: «50% слева, 20% сверху». */
function focusLine({ 'object-position': at, 'object-fit': fit }: PictureMeta): string {
  if (fit === 'contain') return 'Целиком';
  const [left, top] = at.split(' ');
  return `${left} слева, ${top} сверху`;
}

/** A kind of ticket in a line: name, price, how many, when it is sold. */
function ticketLine({ ticketName, ticketPrice, ticketQuantity, ...ticket }: z.output<typeof EventTicketFields>) {
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
  eventLead: 'Коротко о\u00a0главном',
  eventDescription: richText('Описание'),
  category: formatted('Категория', value => z.safeParse(EventCategory, value).data?.categoryName ?? ''),
  categoryId: formatted('Категория', id => `№\u00a0${String(id)}`),
  objectStatusId: oneOf('Статус', eventStatus),
  date: day('День начала'),
  time: 'Время начала',
  dateEnd: day('День окончания'),
  timeEnd: 'Время окончания',
  eventFormatType: oneOf('Формат', eventFormat),
  isOnline: yesNo('Можно смотреть онлайн'),
  onlineUrl: link('Ссылка на\u00a0трансляцию'),
  roomId: formatted('Помещение', id => `№\u00a0${String(id)}`),
  roomName: 'Помещение',
  place: 'Место',
  entryType: oneOf('Вход', entryType),
  registrationType: oneOf('Регистрация', registrationType),
  registrationUrl: link('Ссылка на\u00a0регистрацию'),
  ageSign: oneOf('Возраст', ageSign),
  participantsLimit: count('Участников не\u00a0больше'),
  organizerName: 'Организатор',
  tickets: formatted('Билеты', value => (z.safeParse(Tickets, value).data ?? []).map(ticketLine).join('\n')),
  meta: formatted('Видимая часть афиши', value => {
    const meta = z.safeParse(PictureMeta, value).data;
    return meta ? focusLine(meta) : '';
  }),
  cssStyle: 'Стили',
  price: money('К\u00a0оплате'),
  mainImage: image('Афиша'),
  image: image('Широкая картинка'),
  userName: accountName('Подал'),
  userPhone: phone('Телефон'),
  userEmail: email('Почта'),
  ticketsSold: count('Билетов'),
  sentAt: moment('На\u00a0проверке с'),
  createdAt: moment('Создано'),
  publishedAt: moment('Опубликовано'),
  updatedAt: moment('Изменено'),
};

// Separate calls decide about it; a draft can also be published by saving it.
const status = {
  field: 'objectStatusId',
  values: eventStatus,
  moves: eventMoves.filter(({ action }) => action === 'publish'),
} as const;

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
  status,
  fields,
});

/** A coming event, announced without tickets. */
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
  status,
  fields,
});

/** The kind of record: event or announcement. */
export const eventRecordOf = ({
  eventKind: kind,
}: Pick<AdminEvent, 'eventKind'>): typeof eventRecord | typeof announcementRecord =>
  kind === eventKind.announcement ? announcementRecord : eventRecord;

/** A category that events are sorted by. */
export const eventCategoryRecord = recordKind<EventCategory>()({
  name: 'eventCategory',
  noun: {
    gender: 'f',
    one: 'категория',
    acc: 'категорию',
    gen: 'категории',
    dat: 'категории',
    many: 'категории',
    manyGen: 'категорий',
  },
  label: 'Категория мероприятий',
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
