import { formatDate, formatDateTime, formatMoney } from '@venue/sdk';
import {
  ageSign,
  type EventFields,
  entryType,
  eventFormat,
  registrationType,
  ticketType,
} from '@venue/sdk/events/model';
import { roomName } from '@venue/sdk/rooms/model';
import type { Field } from '../../app/record/changes.ts';

/** An event as it is compared: what is written about it, with the name of its category. */
export type Compared = EventFields & { readonly cssStyle: string; readonly category: string };

type Ticket = EventFields['tickets'][number];

/** The part of the poster that is always in sight: «50% слева, 20% сверху». */
export function focusLine({ 'object-position': at, 'object-fit': fit }: EventFields['meta']): string {
  if (fit === 'contain') return 'Целиком';
  const [left, top] = at.split(' ');
  return `${left} слева, ${top} сверху`;
}

/** A kind of ticket in a line: name, price, how many, when it is sold. */
export function ticketLine({ ticketName, ticketType: type, ticketPrice, ticketQuantity, ...sale }: Ticket): string {
  const price = type === ticketType.free ? 'бесплатно' : formatMoney(ticketPrice);
  const from = sale.saleFrom ? `с\u00a0${formatDateTime(sale.saleFrom)}` : '';
  const to = sale.saleTo ? `до\u00a0${formatDateTime(sale.saleTo)}` : '';
  return [`${ticketName}: ${price}, ${ticketQuantity}\u00a0шт.`, from, to].filter(Boolean).join(', ');
}

const yes = (value: boolean) => (value ? 'Да' : 'Нет');
const day = (value: string | null) => (value ? formatDate(value) : '');

/** The fields of an event as staff compare them; one per field of the model, so that none is forgotten. */
export const eventFields = {
  eventTitle: { label: 'Название', of: event => event.eventTitle },
  eventLead: { label: 'Коротко', of: event => event.eventLead },
  eventDescription: { label: 'Описание', of: event => ({ html: event.eventDescription }) },
  categoryId: { label: 'Категория', of: event => event.category },
  date: { label: 'Начало', of: event => `${day(event.date)} ${event.time}` },
  dateEnd: { label: 'Окончание', of: event => [day(event.dateEnd), event.timeEnd].filter(Boolean).join(' ') },
  eventFormatType: { label: 'Формат', of: event => eventFormat.option(event.eventFormatType).label },
  isOnline: { label: 'Можно смотреть онлайн', of: event => yes(event.isOnline) },
  onlineUrl: { label: 'Ссылка на\u00a0трансляцию', of: event => event.onlineUrl },
  roomId: { label: 'Помещение', of: event => (event.roomId === null ? '' : roomName(event.roomId)) },
  place: { label: 'Место', of: event => event.place },
  entryType: { label: 'Вход', of: event => entryType.option(event.entryType).label },
  registrationType: { label: 'Регистрация', of: event => registrationType.option(event.registrationType).label },
  registrationUrl: { label: 'Ссылка на\u00a0регистрацию', of: event => event.registrationUrl },
  ageSign: { label: 'Возраст', of: event => ageSign.option(event.ageSign).label },
  participantsLimit: { label: 'Участников не\u00a0больше', of: event => String(event.participantsLimit ?? '') },
  organizerName: { label: 'Организатор', of: event => event.organizerName },
  tickets: { label: 'Билеты', of: event => event.tickets.map(ticketLine) },
  meta: { label: 'Видимая часть афиши', of: event => focusLine(event.meta) },
  cssStyle: { label: 'Стили', of: event => event.cssStyle },
} satisfies Record<Exclude<keyof Compared, 'category' | 'time' | 'timeEnd'>, Field<Compared>>;
