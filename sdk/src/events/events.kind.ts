import { count, day, image, moment, money, oneOf, recordKind, yesNo } from '../core/kind.ts';
import {
  type AdminEvent,
  ageSign,
  type EventCategory,
  entryType,
  eventFormat,
  eventKind,
  eventStatus,
} from './events.model.ts';

const fields = {
  eventId: '№',
  eventKind: oneOf('Вид', eventKind),
  eventTitle: 'Название',
  objectStatusId: oneOf('Статус', eventStatus),
  date: day('День начала'),
  time: 'Время начала',
  dateEnd: day('День окончания'),
  timeEnd: 'Время окончания',
  eventFormatType: oneOf('Формат', eventFormat),
  entryType: oneOf('Вход', entryType),
  ageSign: oneOf('Возраст', ageSign),
  participantsLimit: count('Участников, не\u00a0больше'),
  organizerName: 'Организатор',
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
