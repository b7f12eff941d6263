import { formatMoney } from '@venue/sdk';
import { ageSign, formatWhen } from '@venue/sdk/events/model';
import { spacedCode, ticketPlace } from '@venue/sdk/tickets/model';
import type { Column, Content } from 'pdfmake/interfaces.js';
import { printedName } from '../../core/files/letters.ts';
import { ink, pdfOf } from '../../core/files/pdf.ts';
import type { HeldTicket } from './tickets.store.ts';

const CODE = 170;
// Its square is more than a twentieth of a sheet of A5, 420 by 595 points.
const AGE = 114;

/** Tickets to print or to keep, a page each: the code for the door, and the facts of the ticket's page. */
export const ticketsPdf = (held: readonly HeldTicket[], publicUrl: string): Promise<Buffer> =>
  pdfOf({
    info: { title: held.length === 1 ? titleOf(held[0]) : 'Билеты' },
    pageSize: 'A5',
    pageMargins: [36, 36, 36, 36],
    content: held.map((each, index) => ({
      stack: pageOf(each, `${publicUrl}/app/tickets/${each.ticket.code}`),
      ...(index === 0 ? {} : { pageBreak: 'before' as const }),
    })),
  });

const titleOf = (held?: HeldTicket): string => `Билет № ${held?.ticket.id}: ${held?.event.title}`;

function pageOf({ ticket, event, kind }: HeldTicket, url: string): Content[] {
  const facts: readonly (readonly [string, string])[] = [
    ['Когда', formatWhen(event, { year: true })],
    ['Где', ticketPlace(event)],
    ['Билет', `${kind.name}, ${ticket.price === 0 ? 'бесплатно' : formatMoney(ticket.price)}`],
    ['Гость', printedName(ticket.name)],
    ['Организатор', event.organizerName],
  ];
  return [
    {
      columns: [
        { text: event.title, fontSize: 18, bold: true, color: ink.accent, width: '*', headlineLevel: 1 },
        age(event.ageSign),
      ],
      columnGap: 14,
      margin: [0, 0, 0, 10],
    },
    {
      qr: url,
      alt: `QR-код билета для\u00a0входа: ${spacedCode(ticket.code)}`,
      fit: CODE,
      foreground: ink.text,
      alignment: 'center',
      margin: [0, 0, 0, 8],
    },
    { text: spacedCode(ticket.code), fontSize: 13, bold: true, alignment: 'center' },
    { text: `Билет № ${ticket.id}`, color: ink.soft, alignment: 'center', margin: [0, 2, 0, 16] },
    ...facts.filter(([, value]) => value !== '').map(fact),
    { text: 'Покажите код на\u00a0входе: с\u00a0экрана или на\u00a0бумаге.', color: ink.soft, margin: [0, 10, 0, 0] },
  ];
}

/** The sign of the information product, which the law wants on at least a twentieth of a ticket (436-ФЗ). */
const age = (sign: HeldTicket['event']['ageSign']): Column => ({
  width: AGE,
  table: {
    widths: [AGE - 2],
    heights: [AGE - 2],
    body: [
      [{ text: ageSign.option(sign).label, fontSize: 50, bold: true, alignment: 'center', margin: [0, 24, 0, 0] }],
    ],
  },
  layout: { paddingLeft: () => 0, paddingRight: () => 0, paddingTop: () => 0, paddingBottom: () => 0 },
});

const fact = ([title, value]: readonly [string, string]): Content => ({
  columns: [
    { text: title, width: 84, color: ink.soft },
    { text: value, width: '*' },
  ],
  margin: [0, 0, 0, 4],
});
