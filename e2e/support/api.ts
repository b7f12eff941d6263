import type { Page } from '@playwright/test';
import { addDays, dayOf, hourOf, type Permission, storedKeys } from '@venue/sdk';
import { smsCodeType } from '@venue/sdk/codes/model';
import { eventRequestStatus } from '@venue/sdk/event-requests/model';
import { type Credentials, createVenue, proven, type Venue } from '@venue/sdk/venue';

export interface Login {
  readonly phone: string;
  readonly password: string;
}

/** Demo logins that every fresh start has. */
export const people = {
  customer: { phone: '9120000101', password: 'Guest-2026' },
  administrator: { phone: '9120000001', password: 'Staff-2026' },
} as const;

/** Where the worker's own server listens; known once it has started. */
const origin = () => process.env.E2E_ORIGIN ?? '';

/** The server through the SDK, for what a journey needs before or beside the browser. */
const nobody = () => createVenue({ baseUrl: `${origin()}/api`, replies: 'strict' });

/** People already signed in at the API; a session serves all journeys of a worker. */
const signedIn = new Map<string, Promise<Venue>>();

async function signIn(who: Credentials): Promise<Venue> {
  const venue = nobody();
  if (!(await venue.signIn(who))) throw new Error(`${who.phone} could not sign in`);
  return venue;
}

function atApi(who: Credentials): Promise<Venue> {
  const session = signedIn.get(who.phone) ?? signIn(who);
  signedIn.set(who.phone, session);
  return session;
}

/** A member of staff at the API, for decisions a journey needs made and for `enter`. */
export const staffAtApi = (who: Login = people.administrator) => atApi({ role: 'admin', ...who });

/** A customer at the API. */
export const customerAtApi = (who: Login = people.customer) => atApi({ role: 'marketplace', ...who });

/** A customer nobody has seen before, registered at the API. */
export async function newCustomer(): Promise<Venue> {
  const [venue, phone] = [nobody(), newPhone()];
  const type = smsCodeType.registration;
  const { smsuid } = (await proven(proof => venue.codes.sendSmsCode({ body: { phone, type, proof } }))).message;
  const answer = { phone, password: 'Надёжный-пароль-1', code: await codeFor(phone), smsuid, consent: true } as const;
  const { message } = await venue.auth.registerMarketplace({ body: answer });
  if (!message.successful) throw new Error(`${phone} could not register`);
  venue.session.signIn(message);
  return venue;
}

/** The browser's storage of a person who is signed in. */
export const storageOf = ({ session }: Venue): Record<string, string> =>
  Object.fromEntries(
    storedKeys.flatMap(name => {
      const value = session.read(name);
      return value ? [[name, value]] : [];
    }),
  );

/** Signs the browser in as somebody at the API, past the login pages: those have journeys of their own. */
export async function enter(page: Page, venue: Venue): Promise<void> {
  const localStorage = Object.entries(storageOf(venue)).map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin: origin(), localStorage }] });
}

/** A new colleague with exactly these permissions, and a password to sign in by. */
export async function colleagueWith(
  permissions: readonly Permission[],
  name: { readonly lastname: string; readonly name: string },
): Promise<Login> {
  const office = (await staffAtApi()).staff;
  const [phone, password] = [newPhone(), 'Рябина-у-пруда-7'];
  const { message } = await office.admin.saveRole({
    body: { title: `Сменный ${phone}`, permissions: [...permissions] },
  });
  await office.admin.saveStaff({ body: { phone, roleId: message.roleId, seen: null, ...name } });
  const token = new URL(await linkSentTo(phone)).hash.slice(1);
  await office.acceptInvitation({ body: { token, password } });
  return { phone, password };
}

/** The newest six-digit code sent to a phone. */
export async function codeFor(phone: string): Promise<string> {
  // A page already shows the field of the code while it still asks for one.
  for (const end = Date.now() + 10_000; Date.now() < end; await new Promise(later => setTimeout(later, 200))) {
    const { message } = await nobody().demo.readOutbox({ query: { to: phone } });
    const code = message.letters.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
    if (code) return code;
  }
  throw new Error(`no code was sent to ${phone}`);
}

/** The address in the newest message to a phone. */
export async function linkSentTo(phone: string): Promise<string> {
  const { message } = await nobody().demo.readOutbox({ query: { to: phone } });
  const link = message.letters.map(({ text }) => /https?:\/\/\S+/.exec(text)?.[0]).find(Boolean);
  if (!link) throw new Error(`no link was sent to ${phone}`);
  return link;
}

/** Beginnings of a run of free hours in a room, at least two days ahead and within one week of the calendar. */
export async function freeRun(roomId: number, hours: number): Promise<{ day: string; starts: string[] }> {
  const from = addDays(dayOf(Date.now()), 2);
  const { message } = await nobody().bookings.getSchedule({ body: { roomId, from, days: 28 } });
  const free = message.schedule.filter(slot => slot.statusId === null).map(slot => slot.start);
  for (const start of free) {
    const run = Array.from({ length: hours }, (_, each) =>
      new Date(Date.parse(start) + each * 3_600_000).toISOString(),
    );
    if (run.every(each => free.includes(each)) && hourOf(start) + hours <= 18)
      return { day: dayOf(start), starts: run };
  }
  throw new Error(`room ${roomId} has no ${hours} free hours in a row`);
}

let used = Math.floor(Date.now() / 1000) % 900_000;

/** A phone nobody has registered in this run. */
export const newPhone = () => `904${String(1_000_000 + used++).padStart(7, '0')}`;

export interface OwnRecords {
  readonly brandId: number;
  readonly itemId: number;
  readonly requestId: number;
  readonly articleId: number;
  readonly organisationId: number;
  /** Of each kind one that its owner may edit. */
  readonly editable: Readonly<Record<'itemId' | 'requestId' | 'articleId' | 'activeRequestId', number>>;
  /** A draft. */
  readonly eventRequestId: number;
  /** One the venue works on. */
  readonly activeRequestId: number;
  /** One with a proposal that waits for an answer. */
  readonly proposedRequestId: number;
  /** A draft. */
  readonly eventId: number;
  /** A published one. */
  readonly shownEventId: number;
  /** An order of tickets that waits to be paid. */
  readonly orderKey: string;
  readonly ticketCode: string;
  /** A booking that waits to be paid. */
  readonly heldId: number;
}

/** An unpaid booking of a customer. */
async function held(venue: Venue): Promise<number> {
  const { items } = await venue.bookings.listMyBookings({ x: 1 });
  const open = items.find(({ status, can }) => status === 1 && can.includes('pay'));
  if (open) return open.id;
  const { tariffs } = (await venue.rooms.getRoom({ body: { roomId: 31 } })).message;
  const slots = [...(await freeRun(31, 1)).starts];
  const request = { roomId: 31, tariffId: tariffs[0]?.tariffId ?? 0, slots, serviceIds: [], equipmentIds: [] };
  const { price } = (await venue.bookings.quotePrice({ body: request })).message;
  return (await venue.bookings.writeSchedule({ body: { ...request, price } })).message.orderId;
}

/** Makes sure that the demo’s first customer waits for an answer about a room, and for hours that are taken. */
async function waits(venue: Venue): Promise<void> {
  const { requests } = (await venue.roomRequests.listMyRoomRequests({})).message;
  const day = addDays(dayOf(Date.now()), 20);
  if (!requests.some(({ can }) => can.includes('change')))
    await venue.roomRequests.addRoomRequest({
      body: { roomId: 47, day, fromHour: 10, toHour: 12, guests: 20, purpose: 'Лекция', contactName: 'Мария' },
    });
  const { inLine } = (await venue.waitlist.listMyWaits({})).message;
  if (inLine.some(({ can }) => can.includes('change'))) return;
  const { day: taken, starts } = await freeRun(52, 1);
  const { admin } = (await staffAtApi()).bookings;
  await admin.writeTechnicalReason({ body: { roomId: 52, slots: starts, reason: 'Уборка' } });
  const fromHour = hourOf(starts[0] ?? '');
  await venue.waitlist.addWait({ body: { roomId: 52, day: taken, fromHour, toHour: fromHour + 1, hours: 1 } });
}

/** A record of each kind that the demo’s first customer has from the start. */
export async function ownRecords(): Promise<OwnRecords> {
  const venue = await customerAtApi();
  const first = <T>(items: readonly T[]): T => {
    const [item] = items;
    if (item === undefined) throw new Error('the demo’s first customer lacks a record');
    return item;
  };
  const { eventId: ticketed } = first(
    (await venue.events.listEvents({ x: 1, body: { search: 'Ночь керамики' } })).items,
  );
  const { kinds } = (await venue.tickets.getTicketOffer({ id: ticketed })).message;
  const order = async (isPaid: boolean) => {
    const { ticketId, ticketPrice: total } = first(kinds.filter(each => each.ticketPrice > 0 === isPaid));
    const body = { eventId: ticketed, lines: [{ ticketId, count: 1 }], total };
    return (await venue.tickets.createTicketOrder({ body })).message;
  };
  const [waiting] = (await venue.tickets.listMyTicketOrders({})).message.orders;
  const [ticket] = (await venue.tickets.listMyTickets({ body: {} })).items;
  const active = (await venue.eventRequests.listActiveEventRequests({ body: {} })).items;
  const oldest = { sort: 'updatedAt', order: 'asc' } as const;
  await waits(venue);
  return {
    brandId: first((await venue.brands.listMyBrands({ body: oldest })).items).brandId,
    itemId: first((await venue.market.listMyItems({ body: oldest })).items).itemId,
    requestId: first((await venue.market.listMyRequests({ body: oldest })).items).requestId,
    articleId: first((await venue.articles.listArticles({ x: 1, body: { own: true } })).items).articleId,
    organisationId: first((await venue.profile.getProfile({})).message.organisations).organisationId,
    editable: {
      itemId: first((await venue.market.listMyItems({ body: { ...oldest, itemStatus: 1 } })).items).itemId,
      requestId: first((await venue.market.listMyRequests({ body: { ...oldest, requestStatus: 1 } })).items).requestId,
      articleId: first((await venue.articles.listArticles({ x: 1, body: { own: true, statusValue: 1 } })).items)
        .articleId,
      activeRequestId: first(active.filter(({ can }) => can.includes('edit'))).eventRequestId,
    },
    eventRequestId: first((await venue.eventRequests.listMyEventRequests({ body: { eventRequestStatus: 1 } })).items)
      .eventRequestId,
    eventId: first((await venue.events.listEvents({ x: 1, body: { own: true, objectStatusId: 1 } })).items).eventId,
    shownEventId: first((await venue.events.listEvents({ x: 1, body: { own: true, objectStatusId: 3 } })).items)
      .eventId,
    orderKey: (waiting ?? (await order(true))).orderKey,
    heldId: await held(venue),
    ticketCode: ticket?.code ?? first((await order(false)).tickets).code,
    activeRequestId: first(active).eventRequestId,
    proposedRequestId: first(active.filter(each => each.eventRequestStatus === eventRequestStatus.conversation))
      .eventRequestId,
  };
}

export interface StaffRecords {
  /** A paid booking that has not begun. */
  readonly bookingId: number;
  /** A booking of a caller that waits for its payment. */
  readonly unpaidId: number;
  /** Two free hours in a row of the photo studio. */
  readonly hours: readonly string[];
}

/** What forms of staff are opened with. */
export async function staffRecords(): Promise<StaffRecords> {
  const staff = await staffAtApi();
  const { admin } = staff.bookings;
  const last = { sort: 'start', order: 'desc', status: 2 } as const;
  const [booking] = (await admin.listBookings({ query: last })).items;
  if (!booking) throw new Error('the demo has no paid booking');
  const [first = '', second = '', third = ''] = (await freeRun(31, 3)).starts;
  const { tariffs } = (await nobody().rooms.getRoom({ body: { roomId: 31 } })).message;
  const [tariff] = tariffs;
  const wish = { roomId: 31, tariffId: tariff?.tariffId ?? 0, slots: [third], serviceIds: [], equipmentIds: [] };
  const { price } = (await staff.desk.admin.quoteAtDesk({ body: { orderId: null, ...wish } })).message;
  const caller = { phone: newPhone(), lastname: 'Лаптева', name: 'Мария', keepMinutes: 1440 as const, comment: '' };
  const { orderId: unpaidId } = (await staff.desk.admin.bookForCaller({ body: { ...wish, ...caller, price } })).message;
  return { bookingId: booking.orderId, unpaidId, hours: [first, second] };
}
