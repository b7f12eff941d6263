import { whoAmI } from '@venue/sdk/auth';
import { getBooking, listMyBookings } from '@venue/sdk/bookings';
import { listMyRoomRequests } from '@venue/sdk/room-requests';
import { listRooms } from '@venue/sdk/rooms';
import { getTicket, getTicketOrder, listMyTicketOrders, listMyTickets } from '@venue/sdk/tickets';
import { listMyWaits } from '@venue/sdk/waitlist';
import { expect, test } from 'vitest';
import * as app from '../app/offlineCaches.ts';
import * as worker from './offlineReads.ts';

const { isOfflineRead, offlineReads } = worker;

test('the worker keeps the reads of tickets and bookings', () => {
  const calls = [
    whoAmI,
    getTicket,
    listMyTickets,
    getTicketOrder,
    listMyTicketOrders,
    getBooking,
    listMyBookings,
    listRooms,
    listMyRoomRequests,
    listMyWaits,
  ];
  expect(offlineReads).toEqual(calls.map(({ method, path }) => `${method} ${path}`));
});

test('the app and the worker mean the same caches', () => {
  expect({ ...app }).toEqual({ REPLIES: worker.REPLIES, FILES: worker.FILES });
});

test('parts of an address stand for one part, and nothing but reads is kept', () => {
  expect(isOfflineRead('GET', '/ticket/AB12')).toBe(true);
  for (const [method, path] of [
    ['POST', '/ticket/AB12'],
    ['GET', '/ticket/AB12/pdf'],
    ['POST', '/ticket/AB12/cancel'],
    ['GET', '/admin/users'],
  ] as const)
    expect(isOfflineRead(method, path), path).toBe(false);
});
