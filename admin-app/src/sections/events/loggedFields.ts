import { formatDate, formatMoney, type Option, PictureMeta } from '@venue/sdk';
import {
  ageSign,
  EventTicketFields,
  entryType,
  eventFormat,
  eventKind,
  eventStatus,
  registrationType,
} from '@venue/sdk/events/model';
import { roomName } from '@venue/sdk/rooms/model';
import * as z from 'zod/mini';
import type { FieldWords } from '../../app/record/FieldChanges.tsx';
import { eventFields, focusLine, ticketLine } from './compared.ts';

const numberIn = (value: unknown): number | null => z.safeParse(z.int(), value).data ?? null;
const label = (name: keyof typeof eventFields): string => eventFields[name].label;

const named = (title: string, options: { option: (id: number | null) => Option }): FieldWords => ({
  label: title,
  show: value => options.option(numberIn(value)).label,
});
const day = (title: string): FieldWords => ({
  label: title,
  show: value => (typeof value === 'string' ? formatDate(value) : ''),
});
const Tickets = z.array(EventTicketFields);

/** The fields of an event as its history calls them. */
export const loggedFields: Readonly<Record<string, FieldWords>> = {
  eventTitle: label('eventTitle'),
  eventLead: label('eventLead'),
  eventDescription: label('eventDescription'),
  categoryId: { label: label('categoryId'), show: value => `№\u00a0${String(value)}` },
  date: day('День начала'),
  time: 'Время начала',
  dateEnd: day('День окончания'),
  timeEnd: 'Время окончания',
  eventFormatType: named(label('eventFormatType'), eventFormat),
  isOnline: label('isOnline'),
  onlineUrl: label('onlineUrl'),
  roomId: { label: label('roomId'), show: value => roomName(numberIn(value) ?? 0) },
  place: label('place'),
  entryType: named(label('entryType'), entryType),
  registrationType: named(label('registrationType'), registrationType),
  registrationUrl: label('registrationUrl'),
  ageSign: named(label('ageSign'), ageSign),
  participantsLimit: label('participantsLimit'),
  organizerName: label('organizerName'),
  tickets: {
    label: label('tickets'),
    show: value => (z.safeParse(Tickets, value).data ?? []).map(ticketLine).join('; '),
  },
  meta: {
    label: label('meta'),
    show: value => {
      const meta = z.safeParse(PictureMeta, value).data;
      return meta ? focusLine(meta) : '';
    },
  },
  cssStyle: label('cssStyle'),
  eventKind: named('Вид', eventKind),
  objectStatusId: named('Статус', eventStatus),
  price: { label: 'К\u00a0оплате', show: value => formatMoney(numberIn(value) ?? 0) },
  mainImage: { label: 'Афиша', show: value => (value ? 'есть' : '') },
  image: { label: 'Широкая картинка', show: value => (value ? 'есть' : '') },
};
