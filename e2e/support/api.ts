import { addDays, createClient, createSession, dayOf, hourOf, memoryStore } from '@venue/sdk';
import { getSchedule } from '@venue/sdk/bookings';
import { readOutbox } from '@venue/sdk/demo';

/** Where the server of this run listens. */
const origin = `http://localhost:${process.env.E2E_PORT}`;

/** Demo logins that every fresh start has. */
export const people = {
  customer: { phone: '9120000101', password: 'Guest-2026' },
  administrator: { phone: '9120000001', password: 'Staff-2026' },
} as const;

/** The server through the SDK, for what a journey needs before or beside the browser. */
const api = () => createClient({ baseUrl: `${origin}/api`, session: createSession(memoryStore()), replies: 'strict' });

/** The newest six-digit code sent to a phone. */
export async function codeFor(phone: string): Promise<string> {
  const { message } = await api().send(readOutbox, { query: { to: phone } });
  const code = message.letters.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find(Boolean);
  if (!code) throw new Error(`no code was sent to ${phone}`);
  return code;
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
