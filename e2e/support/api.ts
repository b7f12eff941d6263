import { addDays, createClient, createSession, dayOf, hourOf, memoryStore, type Permission } from '@venue/sdk';
import { listArticles } from '@venue/sdk/articles';
import { loginMarketplace } from '@venue/sdk/auth';
import { getSchedule } from '@venue/sdk/bookings';
import { listMyBrands } from '@venue/sdk/brands';
import { readOutbox } from '@venue/sdk/demo';
import { listMyItems, listMyRequests } from '@venue/sdk/market';
import { createVenue, type Venue } from '@venue/sdk/venue';

/** Where the server of this run listens. */
const origin = `http://localhost:${process.env.E2E_PORT}`;

/** Demo logins that every fresh start has. */
export const people = {
  customer: { phone: '9120000101', password: 'Guest-2026' },
  administrator: { phone: '9120000001', password: 'Staff-2026' },
} as const;

/** The server through the SDK, for what a journey needs before or beside the browser. */
const api = () => createClient({ baseUrl: `${origin}/api`, session: createSession(memoryStore()), replies: 'strict' });

/** The administrator at the API, for decisions a journey needs made. */
export async function staffAtApi(): Promise<Venue> {
  const venue = createVenue({ baseUrl: `${origin}/api`, replies: 'strict' });
  if (!(await venue.signIn({ role: 'admin', ...people.administrator }))) throw new Error('staff could not sign in');
  return venue;
}

/** A new colleague who may do this and nothing else, with a password to sign in by. */
export async function colleagueWith(
  permissions: readonly Permission[],
  name: { readonly lastname: string; readonly name: string },
): Promise<{ readonly phone: string; readonly password: string }> {
  const office = (await staffAtApi()).staff;
  const [phone, password] = [newPhone(), 'Рябина-у-пруда-7'];
  const { message } = await office.admin.saveRole({
    body: { title: `Сменный ${phone}`, permissions: [...permissions] },
  });
  await office.admin.saveStaff({ body: { phone, roleId: message.roleId, ...name } });
  const token = new URL(await linkSentTo(phone)).hash.slice(1);
  await office.acceptInvitation({ body: { token, password } });
  return { phone, password };
}

/** The newest six-digit code sent to a phone. */
export async function codeFor(phone: string): Promise<string> {
  const { message } = await api().send(readOutbox, { query: { to: phone } });
  const code = message.letters.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
  if (!code) throw new Error(`no code was sent to ${phone}`);
  return code;
}

/** The address in the newest message to a phone. */
export async function linkSentTo(phone: string): Promise<string> {
  const { message } = await api().send(readOutbox, { query: { to: phone } });
  const link = message.letters.map(({ text }) => /https?:\/\/\S+/.exec(text)?.[0]).find(Boolean);
  if (!link) throw new Error(`no link was sent to ${phone}`);
  return link;
}

/** Beginnings of a run of free hours in a room, at least two days ahead and within one week of the calendar. */
export async function freeRun(roomId: number, hours: number): Promise<{ day: string; starts: string[] }> {
  const from = addDays(dayOf(Date.now()), 2);
  const { message } = await api().send(getSchedule, { body: { roomId, from, days: 28 } });
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
}

/** A record of each kind that the demo’s first customer has from the start. */
export async function ownRecords(): Promise<OwnRecords> {
  const session = createSession(memoryStore());
  const client = createClient({ baseUrl: `${origin}/api`, session, replies: 'strict' });
  const { message } = await client.send(loginMarketplace, { body: people.customer });
  if (!message.successful) throw new Error('the demo’s first customer cannot sign in');
  session.signIn(message);
  const first = <T>(items: readonly T[]): T => {
    const [item] = items;
    if (item === undefined) throw new Error('the demo’s first customer lacks a record');
    return item;
  };
  const oldest = { sort: 'updatedAt', order: 'asc' } as const;
  return {
    brandId: first((await client.send(listMyBrands, { body: oldest })).items).brandId,
    itemId: first((await client.send(listMyItems, { body: oldest })).items).itemId,
    requestId: first((await client.send(listMyRequests, { body: oldest })).items).requestId,
    articleId: first((await client.send(listArticles, { x: 1, body: { own: true } })).items).articleId,
  };
}
