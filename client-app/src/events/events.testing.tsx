import { getDraft, removeDraft, saveDraft } from '@venue/sdk/drafts';
import { listCategories } from '@venue/sdk/events';
import {
  ageSign,
  entryType,
  eventFormat,
  eventKind,
  eventStatus,
  registrationType,
  ticketType,
  type VenueEvent,
} from '@venue/sdk/events/model';
import { listRooms } from '@venue/sdk/rooms';
import { mock } from '@venue/sdk/testing';
import { listGuestTicketWaits } from '@venue/sdk/ticket-waits';
import { layOut } from '@venue/shared-ui/testing/layOut.ts';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { renderScreen, signedIn } from '../app/testing.tsx';

const AT = '2026-11-20T04:00:00.000Z';
const category = { categoryId: 3, categoryName: 'Лекция', isHidden: false, eventsCount: null };
const poster = { fileId: 5, url: '/files/p5-1600.webp', thumb: '/files/p5-640.webp', alt: '' };

export const entrance = {
  ticketId: 7,
  ticketType: ticketType.paid,
  ticketName: 'Входной',
  ticketPrice: 50_000,
  ticketQuantity: 100,
  saleFrom: null,
  saleTo: null,
  soldCount: 0,
  expanded: false,
};

/** A draft of mine with all it needs to be sent. */
export const anEvent = (over: Partial<VenueEvent> = {}): VenueEvent => ({
  eventId: 12,
  eventKind: eventKind.event,
  objectStatusId: eventStatus.draft,
  eventTitle: 'Ночь камня',
  eventLead: 'Вечер о\u00a0самоцветах',
  eventDescription: '<p>Расскажем об\u00a0Урале.</p>',
  category,
  categoryId: 3,
  date: '2026-12-05',
  time: '18:30',
  dateEnd: null,
  timeEnd: '21:00',
  eventFormatType: eventFormat.offline,
  isOnline: false,
  onlineUrl: '',
  roomId: 30,
  roomName: 'Лекторий',
  place: '',
  entryType: entryType.byTicket,
  admission: null,
  registrationType: registrationType.notRequired,
  registrationUrl: '',
  ageSign: ageSign.twelve,
  participantsLimit: 120,
  organizerName: 'Клуб минералогов',
  tickets: [entrance],
  mainImage: poster,
  image: null,
  meta: { 'object-position': '50% 20%', 'object-fit': 'cover' },
  rejectionReason: null,
  price: null,
  createdAt: AT,
  updatedAt: AT,
  publishedAt: null,
  paidAt: null,
  rescheduledFrom: null,
  can: ['edit', 'send', 'delete', 'tickets'],
  cssStyle: '',
  cssUrl: null,
  version: 4,
  ...over,
});

/** A server for one test file; calls nobody answers fail the test. Drafts of forms are taken and never kept. */
export function startServer() {
  const server = setupServer();
  beforeAll(() => {
    layOut();
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  const usual = () => [
    mock(getDraft).replies({ message: { draft: null } }),
    mock(saveDraft).replies({ message: { savedAt: AT } }),
    mock(removeDraft).replies({ message: { success: true } }),
    mock(listRooms).replies({ message: { rooms: [], now: '2026-11-20T03:00:00.000Z' } }),
    mock(listGuestTicketWaits).replies({ message: { isClosed: false, people: 0, placesWanted: 0, inLine: [] } }),
    mock(listCategories).replies({ message: { categories: [category] } }),
  ];
  return { server, usual };
}

/** Renders a screen for a signed-in customer; other addresses show placeholder text. */
export const renderPage = (path: string, element: ReactNode, at: string) =>
  renderScreen(
    <Routes>
      <Route path={path} element={element} />
      <Route path="*" element={<p>другой экран</p>} />
    </Routes>,
    { at, session: signedIn() },
  );
