import { expect, test } from 'vitest';
import { check } from '../core/schema/rules.ts';
import { createEvent } from './events.calls.ts';
import { type EventFields, EventRow, eventCssScope, eventGaps, VenueEvent } from './events.model.ts';

const written: EventFields = {
  eventTitle: 'Ночь музеев',
  eventLead: 'Три экскурсии и концерт',
  eventDescription: '<p>Начало в холле</p>',
  categoryId: 4,
  date: '2027-05-15',
  time: '19:00',
  dateEnd: null,
  timeEnd: '23:00',
  eventFormatType: 1,
  isOnline: false,
  onlineUrl: '',
  roomId: 46,
  place: '',
  entryType: 1,
  registrationType: 2,
  registrationUrl: '',
  ageSign: 6,
  participantsLimit: null,
  organizerName: 'Площадка',
  tickets: [],
  meta: { 'object-position': '50% 50%', 'object-fit': 'cover' },
};
const mainImage = { fileId: 1, url: '/files/1.webp', thumb: '/files/1s.webp', alt: '' };
const ticket = { ticketType: 1, ticketName: 'Входной', ticketPrice: 50_000, ticketQuantity: 100 };

const fieldsOf = (value: object) => {
  const result = check(createEvent.body ?? expect.fail(), { ...written, eventKind: 1, ...value });
  return result.ok ? {} : result.fields;
};

test.each([
  [{}],
  [{ timeEnd: null }],
  [{ dateEnd: '2027-05-16', timeEnd: '02:00' }],
  [{ dateEnd: '2027-05-15' }],
  [{ tickets: [{ ...ticket, saleFrom: '2027-04-01T05:00:00.000Z', saleTo: null }] }],
])('an event with %o may be saved', value => expect(fieldsOf(value)).toEqual({}));

test.each([
  [{ timeEnd: '19:00' }, ['timeEnd']],
  [{ dateEnd: '2027-05-15', timeEnd: '18:00' }, ['timeEnd']],
  [{ dateEnd: '2027-05-14', timeEnd: null }, ['dateEnd']],
  [
    { tickets: [{ ...ticket, saleFrom: '2027-04-02T05:00:00.000Z', saleTo: '2027-04-01T05:00:00.000Z' }] },
    ['tickets.0.saleTo'],
  ],
  [{ tickets: Array.from({ length: 21 }, () => ({ ...ticket, saleFrom: null, saleTo: null })) }, ['tickets']],
])('an event with %o is refused', (value, fields) => expect(Object.keys(fieldsOf(value))).toEqual(fields));

const gaps = (value: Partial<Parameters<typeof eventGaps>[0]>) => eventGaps({ ...written, mainImage, ...value });

test.each<[Partial<Parameters<typeof eventGaps>[0]>, string[]]>([
  [{}, []],
  [
    { eventLead: '', eventDescription: '<p>&nbsp;</p>', categoryId: null },
    ['eventLead', 'eventDescription', 'categoryId'],
  ],
  [{ roomId: null }, ['place']],
  [{ roomId: null, place: 'Дендропарк' }, []],
  [{ roomId: null, eventFormatType: 2 }, ['onlineUrl']],
  [{ isOnline: true }, ['onlineUrl']],
  [{ eventFormatType: 3, onlineUrl: 'https://example.ru' }, []],
  [{ registrationType: 1 }, ['registrationUrl']],
  [{ registrationType: 1, entryType: 2 }, ['tickets']],
  [{ entryType: 2, tickets: [ticket] }, []],
  [{ mainImage: null }, ['mainImage']],
])('with %o it lacks %o', (value, fields) => expect(Object.keys(gaps(value))).toEqual(fields));

test('the styles of two events cannot meet', () => expect(eventCssScope(1)).not.toBe(eventCssScope(2)));

test.each([EventRow, VenueEvent])('who filed an event does not leave with what guests read', schema =>
  expect(Object.keys(schema.shape).filter(name => /^user|^sentAt|^approved|^history/.test(name))).toEqual([]),
);
