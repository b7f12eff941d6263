import { centred } from '@venue/sdk';
import { getDraft, removeDraft, saveDraft } from '@venue/sdk/drafts';
import { checkEventHours, listCategories } from '@venue/sdk/events/admin';
import {
  type AdminEvent,
  type AdminEventRow,
  ageSign,
  entryType,
  eventFormat,
  eventKind,
  eventStatus,
  registrationType,
  ticketType,
} from '@venue/sdk/events/model';
import { listPresence, setPresence } from '@venue/sdk/presence/admin';
import { listRooms } from '@venue/sdk/rooms';
import { listHistory } from '@venue/sdk/staff/admin';
import { mock } from '@venue/sdk/testing';
import { listTicketWaits } from '@venue/sdk/ticket-waits/admin';

const poster = { fileId: 5, url: '/files/5-1600.webp', thumb: '/files/5-640.webp', alt: '' };
const category = { categoryId: 3, categoryName: 'Лекции', isHidden: false, eventsCount: null };

const row = {
  eventId: 12,
  eventKind: eventKind.event,
  objectStatusId: eventStatus.draft,
  eventTitle: 'Ночь камня',
  eventLead: 'Вечер о самоцветах',
  category,
  date: '2026-12-05',
  time: '18:30',
  dateEnd: null,
  timeEnd: '21:00',
  eventFormatType: eventFormat.offline,
  isOnline: false,
  entryType: entryType.byTicket,
  admission: null,
  ageSign: ageSign.six,
  roomId: 30,
  roomName: 'Лекторий',
  place: '',
  mainImage: poster,
  meta: centred,
  rejectionReason: null,
  price: null,
  createdAt: '2026-11-20T05:00:00.000Z',
  updatedAt: '2026-11-20T05:00:00.000Z',
  publishedAt: null,
  can: ['edit', 'publish', 'delete', 'tickets'],
  userId: 4,
  userName: 'Лаптева Дарья Сергеевна',
  userPhone: '9120000101',
  accountState: 'active',
  ticketsSold: 2,
  sentAt: null,
  lacksHours: false,
} satisfies AdminEventRow;

/** An event in the list. */
export const aRow = (over: Partial<AdminEventRow> = {}): AdminEventRow => ({ ...row, ...over });

/** A complete draft. */
export const anEvent = (over: Partial<AdminEvent> = {}): AdminEvent => ({
  ...row,
  eventDescription: '<p>Показ коллекции</p>',
  categoryId: 3,
  onlineUrl: '',
  registrationType: registrationType.notRequired,
  registrationUrl: '',
  participantsLimit: null,
  organizerName: 'Площадка',
  tickets: [
    {
      ticketId: 7,
      ticketType: ticketType.paid,
      ticketName: 'Входной',
      ticketPrice: 150_000,
      ticketQuantity: 50,
      saleFrom: null,
      saleTo: null,
      soldCount: 2,
      expanded: false,
    },
  ],
  image: null,
  cssStyle: '',
  cssUrl: null,
  paidAt: null,
  rescheduledFrom: null,
  version: 4,
  userEmail: 'd@example.ru',
  eventRequestId: null,
  approved: null,
  history: [],
  applicationId: null,
  ...over,
});

/** Mocks for the other requests of the event screens. */
export const usual = () => [
  mock(listRooms).replies({ message: { rooms: [], now: '2026-11-20T03:00:00.000Z' } }),
  mock(listCategories).replies({ message: { categories: [{ ...category, eventsCount: 1 }] } }),
  mock(getDraft).replies({ message: { draft: null } }),
  mock(saveDraft).replies({ message: { savedAt: '2026-11-20T05:00:00.000Z' } }),
  mock(removeDraft).replies({ message: { success: true } }),
  mock(checkEventHours).replies({ message: { clashes: [], summary: '' } }),
  mock(listPresence).replies({ message: { others: [] } }),
  mock(setPresence).replies({ message: { success: true } }),
  mock(listHistory).replies({ message: { entries: [], more: false } }),
  mock(listTicketWaits).replies({ message: { isClosed: false, people: 0, placesWanted: 0, inLine: [] } }),
];
