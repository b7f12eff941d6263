import { messages } from '@venue/sdk';
import {
  cancelTicket,
  createTicketOrder,
  getTicket,
  renameTicket,
  sendTicketCode,
  transferTicket,
} from '@venue/sdk/tickets';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '../../../core/db/core.table.ts';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { lettersTo } from '../../../testing/letters.ts';
import { eventAttendee } from '../../events/tickets/events.attendees.table.ts';
import { anEventWithTickets, freeEntrance } from '../tickets.testing.ts';

const MAILBOX = 'jan.kowalski@example.com';
const ABROAD = { name: 'Jan Kowalski', phone: '+48221234567', email: MAILBOX } as const;

describe.each(databaseKinds)('a ticket given to somebody abroad (%s)', kind => {
  let api: TestApi;
  let buyer: Person;
  let eventId: number;
  let ticketId: number;

  beforeAll(async () => {
    api = await testApi({ kind });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate outbox, idempotency, attempt, ticket_order cascade`);
    buyer = await api.aCustomer({ lastname: 'Берёзкина', name: 'Алёна' });
    const made = await anEventWithTickets(api, { tickets: [freeEntrance] }, await api.aCustomer());
    ({ eventId } = made);
    [ticketId = 0] = made.ticketIds;
  });

  async function bought(): Promise<string> {
    const body = { eventId, lines: [{ ticketId, count: 1 }], total: 0 };
    const { tickets } = (await api.as(buyer).send(createTicketOrder, { body })).message;
    return tickets[0]?.code ?? '';
  }
  const give = (slug: string, body: { name: string; phone: string; email?: string }) =>
    api.as(buyer).send(transferTicket, { slug, body });
  const recipients = async () =>
    (await api.db.select().from(outbox).orderBy(asc(outbox.id))).map(({ event, recipient }) => [event, recipient]);
  const row = async () => (await api.db.select().from(eventAttendee))[0];

  test('gets it by letter and no SMS, and the whole number stays as it was typed', async () => {
    const { message } = await give(await bought(), ABROAD);
    expect(message).toMatchObject({ holderName: 'Jan Kowalski', phoneEnding: '4567' });
    const [letter] = await lettersTo(api.db, MAILBOX);
    expect([letter?.event, letter?.files.map(({ name }) => name)[0]]).toEqual(['ticket.received', 'Билеты.pdf']);
    expect(await recipients()).toEqual([
      ['ticket.issued', buyer.phone],
      ['ticket.received', MAILBOX],
      ['ticket.passedOn', buyer.phone],
    ]);
    expect(await row()).toMatchObject({ phone: ABROAD.phone, email: MAILBOX });
  });

  test('changes it by a code from a letter, and hears of it there', async () => {
    await give(await bought(), ABROAD);
    const codeOf = async () => (await row())?.code ?? '';
    const slug = await codeOf();
    const visitor = api.client();
    expect((await visitor.send(getTicket, { slug })).message.phoneEnding).toBe('');
    const { smsuid } = (await visitor.send(sendTicketCode, { slug, body: {} })).message;
    const letter = (await lettersTo(api.db, MAILBOX)).at(-1);
    expect(letter?.event).toBe('code.mail');
    const code = /\b\d{6}\b/.exec(letter?.body ?? '')?.[0] ?? '';
    const name = 'Jan Nowak';
    await visitor.send(renameTicket, { slug, body: { name, confirmation: { smsuid, code } } });
    expect((await lettersTo(api.db, MAILBOX)).at(-1)?.event).toBe('ticket.renamed');
    await visitor.send(cancelTicket, { slug: await codeOf(), body: { refund: 0 } });
    expect((await recipients()).filter(([, to]) => to?.startsWith('+'))).toEqual([]);
    expect((await recipients()).at(-1)).toEqual(['ticket.cancelled', MAILBOX]);
  });

  test('is refused without an address, with a number that is none, and where no letters are sent', async () => {
    const slug = await bought();
    const { email: _, ...without } = ABROAD;
    await expect(give(slug, without)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { email: expect.stringMatching(/укажите почту гостя/) },
    });
    for (const phone of ['+4822', '+7123', '912555030155'])
      await expect(give(slug, { ...ABROAD, phone })).rejects.toMatchObject({ fields: { phone: messages.phone } });
    const mute = await testApi({ kind, config: { mail: 'none' } });
    const owner = await mute.aCustomer();
    const made = await anEventWithTickets(mute, { tickets: [freeEntrance] }, owner);
    const lines = [{ ticketId: made.ticketIds[0] ?? 0, count: 1 }];
    const order = { eventId: made.eventId, lines, total: 0 };
    const { tickets } = (await mute.as(owner).send(createTicketOrder, { body: order })).message;
    await expect(
      mute.as(owner).send(transferTicket, { slug: tickets[0]?.code ?? '', body: ABROAD }),
    ).rejects.toMatchObject({ code: 'invalid_input', fields: { phone: messages.phoneForeign } });
    await mute.close();
  });

  test('letters to one address that many name are limited', async () => {
    for (let each = 0; each < 22; each++) {
      const answer = await give(await bought(), { ...ABROAD, phone: `+4822123450${each % 10}` }).then(
        () => 'given',
        ({ code }: { code: string }) => code,
      );
      if (answer === 'rate_limited') return;
      expect(answer).toBe('given');
      buyer = await api.aCustomer();
    }
    throw new Error('nothing was limited');
  });
});
