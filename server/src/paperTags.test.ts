import { Agreement } from '@venue/sdk/agreements/model';
import { Act, Invoice, vatRate } from '@venue/sdk/papers/model';
import { sample } from '@venue/sdk/testing';
import { expect, test } from 'vitest';
import { agreementPdf } from './areas/agreements/agreements.pdf.ts';
import { anAgreement } from './areas/agreements/agreements.testing.ts';
import { receiptPdf } from './areas/bookings/receipt.ts';
import { cardPdf } from './areas/cards/cards.pdf.ts';
import { certificatePdf } from './areas/certificates/certificates.pdf.ts';
import { accountStatementPdf } from './areas/debts/debts.pdf.ts';
import { actPdf, invoicePdf } from './areas/papers/papers.pdf.ts';
import { ticketsPdf } from './areas/tickets/tickets.pdf.ts';
import { readConfig } from './config.ts';
import { tagsOf } from './testing/pdfTags.ts';

const { requisites } = readConfig({ DEMO: 'on', DATA_DIR: '/tmp' });
if (!requisites) throw new Error('the demo has requisites');
const day = '2026-12-05';
const at = new Date('2026-12-05T07:00:00.000Z');
const party = { number: '1/2026', date: day, customer: anAgreement.customer } as never;
const line = { title: 'Аренда', quantity: 2, unit: 'hour', unitPrice: 150_000, sum: 300_000, full: 300_000 };
const fiscal = {
  title: 'Чек предоплаты',
  isRefund: false,
  documentNumber: '1',
  storageNumber: '2',
  attribute: '3',
  registeredAt: at,
  sum: 300_000,
};
const ticket = {
  ticket: { id: 1, code: 'ABCDEFGHJK', name: 'Анна', price: 0 },
  event: {
    title: 'Лекция',
    date: day,
    dateEnd: null,
    time: '19:00',
    timeEnd: '21:00',
    ageSign: 12,
    organizerName: 'Площадка',
  },
  kind: { name: 'Вход' },
};
const booking = {
  id: 7,
  roomName: 'Фотостудия',
  hours: [at],
  lines: [line],
  promo: null,
  price: 300_000,
  vat: 54_098,
  vatPercent: 22,
  paidAt: at,
  buyer: 'Анна',
  came: [{ way: 'Карта', sum: 300_000, at }],
  fiscal: [fiscal],
};
const certificate = {
  id: 1,
  code: 'ABCDEFGHJKLM',
  sum: 500_000,
  validTo: day,
  recipient: 'Анне',
  wish: 'С\u00a0праздником',
};
const paper = { services: [{ ...sample(Invoice).services[0] }], vatRate: vatRate.twentyTwo };
const card = { name: 'Анна', position: '', company: '', phone: '', email: '', siteUrl: '', socials: {}, about: '' };

/** Every kind of paper: how it is made, its first heading, whether it has a table and a code. */
const papers: readonly (readonly [string, () => Promise<Buffer>, string | null, { table?: true; code?: true }])[] = [
  ['a ticket', () => ticketsPdf([ticket as never], 'https://venue.ru'), 'H1 Лекция', { code: true }],
  [
    'a confirmation of a booking',
    () => receiptPdf(booking as never, requisites),
    'H1 Подтверждение оплаты № 7',
    { table: true, code: true },
  ],
  ['a certificate', () => certificatePdf(certificate as never, 'https://venue.ru'), 'H1 Подарочный сертификат', {}],
  [
    'an invoice',
    () => invoicePdf({ ...sample(Invoice), ...paper } as never, party, requisites, ''),
    'H1 Счёт на оплату',
    { table: true, code: true },
  ],
  [
    'an act',
    () => actPdf({ ...sample(Act), ...paper } as never, party, requisites, ''),
    'H1 Акт об оказании услуг',
    { table: true },
  ],
  [
    'an agreement',
    () =>
      agreementPdf(
        {
          ...sample(Agreement),
          number: '1',
          date: day,
          from: day,
          to: null,
          sum: null,
          subject: 'Аренда',
          title: '',
          terms: '',
          customer: anAgreement.customer,
        } as never,
        requisites,
      ),
    'H1 Договор',
    {},
  ],
  [
    'a statement of account',
    () => accountStatementPdf({ from: day, to: day, opening: 0, entries: [] }, party, requisites),
    'H1 Акт сверки',
    { table: true },
  ],
  ['a sheet of cards', () => cardPdf(card as never, 'https://venue.ru/c/1'), null, { code: true }],
];

test.each(papers)('%s can be read by a screen reader', async (_name, make, heading, { table, code }) => {
  const read = await tagsOf(await make());
  expect(read).toMatchObject({ isMarked: true, language: 'ru-RU', isTitleShown: true, claim: '1', bare: 0 });
  expect(read.title).toBeTruthy();
  const levels = read.headings.map(each => Number(each[1]));
  if (heading === null) expect(levels).toEqual([]);
  else expect(read.headings[0]).toContain(heading);
  // It begins with the first level, and none is skipped.
  for (const [place, level] of levels.entries()) expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1);
  const roles = read.parts.map(({ role }) => role);
  expect(roles.includes('TH')).toBe(table === true);
  const figures = read.parts.filter(({ role }) => role === 'Figure');
  expect(figures.length > 0).toBe(code === true);
  for (const { alt } of figures) expect(alt).toMatch(/^QR-код/);
});
