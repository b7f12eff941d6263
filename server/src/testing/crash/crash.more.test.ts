import { deleteDocument } from '@venue/sdk/profile';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { eventAttendee } from '../../areas/events/tickets/events.attendees.table.ts';
import { testApi } from '../api.ts';
import { exportedBookings, storeFile, wrongFiles } from './crash.files.ts';
import { newTicketDeed, seedEvents, takeTicket, wrongTickets } from './crash.tickets.ts';

async function aSite() {
  const api = await testApi({ start: new Date() });
  onTestFinished(() => api.close());
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  return { api, origin, person: await api.aCustomer(), staff: await api.aStaff() };
}

test('tickets that are gone, or that nobody was told of, are named', async () => {
  const { api, origin, person, staff } = await aSite();
  const [entrance] = await seedEvents(api.db, staff, 1, 2);
  if (!entrance) throw new Error('there is no event');
  const deeds = [1, 2, 3].map(() => newTicketDeed(person, entrance));
  const isIssued = [];
  for (const deed of deeds) isIssued.push(await takeTicket(origin, deed));
  expect(isIssued).toEqual([true, true, false]);
  const [first, second] = deeds.flatMap(({ codes = [] }) => codes);
  expect(await takeTicket(origin, deeds[0] ?? expect.fail())).toBe(true);
  expect(deeds[0]?.codes).toEqual([first]);
  expect(await wrongTickets(api.db, deeds)).toEqual([]);
  expect(await wrongTickets(api.db, deeds.slice(0, 1))).toEqual([`nobody was told of ticket ${second}`]);
  await api.db.delete(eventAttendee).where(eq(eventAttendee.code, second ?? ''));
  expect(await wrongTickets(api.db, deeds)).toEqual([`ticket ${second} is gone`]);
});

test('files that are gone or have other bytes are named, and an export is counted', async () => {
  const { api, origin, person, staff } = await aSite();
  const stored = await storeFile(origin, person);
  expect(await wrongFiles(origin, [stored])).toEqual([]);
  const { fileId } = stored;
  expect(await wrongFiles(origin, [{ ...stored, bytes: Buffer.from('x') }])).toEqual([
    `file ${fileId} has other bytes`,
  ]);
  await api.as(person).send(deleteDocument, { body: { fileId } });
  expect(await wrongFiles(origin, [stored])).toEqual([expect.stringContaining('not_found')]);
  expect(await exportedBookings(origin, staff)).toBe(0);
});
