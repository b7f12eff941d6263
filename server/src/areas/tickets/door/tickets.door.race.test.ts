import { cancelTicket, createTicketOrder, dropTicketOrder, getTicket, getTicketOffer } from '@venue/sdk/tickets';
import { checkIn } from '@venue/sdk/tickets/admin';
import { checkInOutcome, ticketStatus } from '@venue/sdk/tickets/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { entrance } from '../../events/events.testing.ts';
import { anEventWithTickets, doorsOpen, newScanId, ticketsFor } from '../tickets.testing.ts';

// Only on PostgreSQL: the embedded database runs one transaction at a time.
const TRIES = 30;
let api: TestApi;
let staff: Person;
beforeAll(async () => {
  api = await testApi({ kind: 'postgres', config: doorsOpen });
  staff = await api.aStaff();
});
afterAll(() => api.close());

const { admitted, already, cancelled } = checkInOutcome;
const many = <T>(act: (each: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: TRIES }, (_, each) => act(each)));
const won = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

async function scan(eventId: number, code: string) {
  const scans = [{ scanId: newScanId(), code, place: 'Вход', scannedAt: api.clock.now.toISOString() }];
  return (await api.as(staff).send(checkIn, { id: eventId, body: { scans } })).message.results[0]?.outcome;
}

async function aTicket() {
  const { eventId, ticketIds } = await anEventWithTickets(api);
  const person = await api.aCustomer();
  const { codes } = await ticketsFor(api, person, eventId, ticketIds[0]);
  return { eventId, person, code: codes[0] ?? '' };
}

test('thirty phones at once let a ticket in once', async () => {
  const { eventId, code } = await aTicket();
  const outcomes = await Promise.all(Array.from({ length: TRIES }, () => scan(eventId, code)));
  expect(outcomes.filter(each => each === admitted)).toHaveLength(1);
  expect(outcomes.filter(each => each === already)).toHaveLength(TRIES - 1);
});

test('a ticket is cancelled once however often it is asked, and gives one place back', async () => {
  const { eventId, person, code } = await aTicket();
  const left = async () => (await api.client().send(getTicketOffer, { id: eventId })).message.kinds[0]?.left ?? 0;
  const before = await left();
  const cancels = await many(() => api.as(person).send(cancelTicket, { slug: code, body: { refund: 0 } }));
  expect(won(cancels)).toBe(1);
  expect(await left()).toBe(before + 1);
});

test('of cancelling a ticket and letting it in one happens, never both', async () => {
  for (let round = 0; round < 5; round++) {
    const { eventId, person, code } = await aTicket();
    const [cancel, outcome] = await Promise.all([
      api
        .as(person)
        .send(cancelTicket, { slug: code, body: { refund: 0 } })
        .then(
          () => true,
          () => false,
        ),
      scan(eventId, code),
    ]);
    expect(outcome).toBe(cancel ? cancelled : admitted);
    const { message } = await api.client().send(getTicket, { slug: code });
    expect(message.ticketStatus).toBe(cancel ? ticketStatus.cancelled : ticketStatus.used);
    expect(message.checkedInAt === null).toBe(cancel);
  }
});

test('an unpaid order is dropped once, and gives its places back once', async () => {
  const { eventId, ticketIds } = await anEventWithTickets(api, { tickets: [{ ...entrance, ticketQuantity: 4 }] });
  const body = { eventId, lines: [{ ticketId: ticketIds[0] ?? 0, count: 2 }], total: 2 * entrance.ticketPrice };
  const { message } = await api.as(await api.aCustomer()).send(createTicketOrder, { body });
  expect(won(await many(() => api.client().send(dropTicketOrder, { slug: message.orderKey })))).toBe(1);
  const { kinds } = (await api.client().send(getTicketOffer, { id: eventId })).message;
  expect(kinds.map(each => each.left)).toEqual([4]);
});

test('one person orders no more places than one may, through thirty tabs at once', async () => {
  const { eventId, ticketIds } = await anEventWithTickets(api);
  const person = await api.aCustomer();
  const orders = await many(() => ticketsFor(api, person, eventId, ticketIds[0], 4));
  expect(won(orders)).toBe(2);
});
