import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AdminBookingCard } from './bookings/bookings.model.ts';
import { allCalls, allPushes } from './calls.ts';
import { isFileReply } from './core/schema/call.ts';
import { breachesOf } from './core/schema/relations.ts';
import { models } from './models.ts';
import { Invoice, leftOf, lineSum, paperStatus, totalsOf } from './papers/papers.model.ts';
import { sample, sampleInput, sampleReply } from './testing/index.ts';
import { companyInn, ean13, ogrn, personInn } from './testing/numbers.ts';
import { drawFor } from './testing/random.ts';

const seeds = Array.from({ length: 50 }, (_, index) => index + 1);

const complaint = (schema: z.ZodMiniType, value: unknown): string => {
  const result = z.safeParse(schema, value);
  return result.success ? '' : `${z.prettifyError(result.error)}\n${JSON.stringify(value).slice(0, 2000)}`;
};

/** Files compare by their type and size: two blobs are never the same object. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (each instanceof Blob ? `${each.type} ${each.size}` : each));

const travelled = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
const asQuery = (query: unknown) =>
  Object.fromEntries(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

test.each(allCalls.map(call => [call.id, call] as const))('%s: samples fit, whatever the seed', (_, call) => {
  for (const seed of seeds) {
    const input = sampleInput(call, seed) as { query?: unknown; body?: unknown };
    if (call.query) expect(complaint(call.query, input.query)).toBe('');
    if (call.body) expect(complaint(call.body, input.body)).toBe('');
    // The server has to read what the caller meant. A query is sent as text; files are sent as they are.
    if (call.query) expect(z.parse(call.query, asQuery(input.query))).toEqual(z.parse(call.query, input.query));
    if (call.body && !call.upload)
      expect(z.parse(call.body, travelled(input.body))).toEqual(z.parse(call.body, input.body));
    const reply: unknown = sampleReply(call, seed, { pageSize: 3 });
    expect(plain(sampleInput(call, seed))).toBe(plain(input));
    expect(plain(sampleReply(call, seed, { pageSize: 3 }))).toBe(plain(reply));
    if (isFileReply(call.reply)) continue;
    expect(complaint(call.reply, reply)).toBe('');
    expect(breachesOf(reply)).toEqual([]);
    // A reply that was sent and parsed equals the original.
    expect(z.parse(call.reply, travelled(reply))).toEqual(reply);
  }
});

test.each(allPushes.map(push => [push.id, push] as const))('%s: samples fit, whatever the seed', (_, push) => {
  for (const seed of seeds) {
    const data = sample(push.data, { seed, path: push.id });
    expect(complaint(push.data, data)).toBe('');
    expect(z.parse(push.data, travelled(data))).toEqual(data);
  }
});

const schemas = Object.entries(models).flatMap(([area, model]) =>
  Object.entries(model).flatMap(([name, part]): [string, z.ZodMiniType][] =>
    part instanceof z.ZodMiniType ? [[`${area}.${name}`, part]] : [],
  ),
);

test.each(schemas)('%s: samples come back from a journey as they left', (path, schema) => {
  for (const seed of seeds) {
    const value: unknown = sample(schema, { seed, path });
    expect(complaint(schema, value)).toBe('');
    expect(z.parse(schema, travelled(value))).toEqual(z.parse(schema, value));
    // Parsing a parsed value changes nothing.
    const once: unknown = z.parse(schema, value);
    expect(z.parse(schema, once)).toEqual(once);
  }
});

test('another seed makes another value', () => {
  expect(new Set(seeds.map(seed => plain(sample(AdminBookingCard, { seed })))).size).toBe(seeds.length);
});

test.each(seeds)('seed %i: the fields of a booking agree with each other', seed => {
  const booking = sample(AdminBookingCard, { seed, path: 'booking' });
  const price = booking.lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0);
  expect(booking.price).toBe(price);
  expect(booking.lines.map(line => line.sum)).toEqual(booking.lines.map(line => line.quantity * line.unitPrice));
  expect(booking.vat).toBe(Math.round((price * booking.vatPercent) / (100 + booking.vatPercent)));
  expect(booking.slots).toHaveLength(booking.hours);
  expect(booking.slots.slice(1).map(slot => slot.start)).toEqual(booking.slots.slice(0, -1).map(slot => slot.end));
  expect([booking.start, booking.end]).toEqual([booking.slots[0]?.start, booking.slots.at(-1)?.end]);
  expect(booking.createdAt <= (booking.paidAt ?? booking.createdAt)).toBe(true);
});

test.each(seeds)('seed %i: an invoice adds up at its rate, and only a closed one was closed', seed => {
  const invoice = sample(Invoice, { seed, path: 'invoice' });
  expect({ sum: invoice.sum, vat: invoice.vat }).toEqual(totalsOf(invoice.services, invoice.vatRate));
  expect(invoice.services.map(line => line.sum)).toEqual(invoice.services.map(lineSum));
  expect(invoice.services.every(line => leftOf(line) >= 0)).toBe(true);
  expect(invoice.left).toBeLessThanOrEqual(invoice.sum);
  expect(invoice.closedAt !== null).toBe(invoice.invoiceStatus === paperStatus.closed);
});

test('fields read like what their names say', () => {
  const contact = z.object({ lastname: z.string(), phone: z.string(), email: z.string(), city: z.string() });
  expect(sample(contact, { path: 'contact' })).toEqual({
    lastname: expect.stringMatching(/^[А-ЯЁ][а-яё]+$/),
    phone: expect.stringMatching(/^9\d{9}$/),
    email: expect.stringMatching(/@example\.ru$/),
    city: expect.stringMatching(/^[А-ЯЁ]/),
  });
  const html = z.object({ description: z.string().check(z.maxLength(200_000)), summary: z.string() });
  expect(sample(html)).toEqual({
    description: expect.stringMatching(/^<p>/),
    summary: expect.not.stringContaining('<'),
  });
});

test('a rule that nothing known satisfies is said, not broken', () => {
  const picky = z.object({ name: z.string().check(z.regex(/^@{40}$/)) });
  expect(() => sample(picky, { path: 'odd' })).toThrow('no value at odd.name');
  expect(() => sample(z.object({}).check(z.refine(() => false)))).toThrow('no record');
  expect(() => sample(z.bigint())).toThrow('bigint');
});

const digitsOf = (text: string) => [...text].map(Number);
const weighed = (digits: readonly number[], weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0);

test.each(seeds)('seed %i: numbers of companies, people and goods pass their own control', seed => {
  const company = digitsOf(companyInn(drawFor(`company ${seed}`)));
  expect(company).toHaveLength(10);
  expect((weighed(company, [2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10).toBe(company[9]);
  const person = digitsOf(personInn(drawFor(`person ${seed}`)));
  expect(person).toHaveLength(12);
  expect((weighed(person, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10).toBe(person[10]);
  expect((weighed(person, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10).toBe(person[11]);
  for (const length of [13, 15] as const) {
    const number = ogrn(drawFor(`${length} ${seed}`), length);
    expect(number).toHaveLength(length);
    expect((Number(number.slice(0, -1)) % (length - 2)) % 10).toBe(Number(number.at(-1)));
  }
  const barcode = digitsOf(ean13(drawFor(`goods ${seed}`)));
  expect(weighed(barcode, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10).toBe(0);
});

test('known numbers: the control digits are those of the tax service', () => {
  // Sberbank: INN 7707083893, OGRN 1027700132195.
  expect((weighed(digitsOf('7707083893'), [2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10).toBe(3);
  expect((102770013219 % 11) % 10).toBe(5);
});
