import { formatDay, formatMoney, momentOf } from '@venue/sdk';
import { eventPlace, spacedCode } from '@venue/sdk/tickets/model';
import type { Content } from 'pdfmake/interfaces.js';
import { ink, pdfOf } from '../../core/files/pdf.ts';
import type { HeldTicket } from './tickets.store.ts';

const CODE = 190;

/** A ticket to print or to keep: its code for the door, and the facts of its page. */
export function ticketPdf({ ticket, event, kind }: HeldTicket, url: string): Promise<Buffer> {
  const when = `${formatDay(momentOf(event.date, 12))}, ${[event.time, event.timeEnd].filter(Boolean).join('–')}`;
  const facts: readonly (readonly [string, string])[] = [
    ['Когда', when],
    ['Где', eventPlace(event) || (event.isOnline ? 'Онлайн' : '')],
    ['Билет', `${kind.name}, ${ticket.price === 0 ? 'бесплатно' : formatMoney(ticket.price)}`],
    ['Гость', ticket.name],
    ['Организатор', event.organizerName],
  ];
  return pdfOf({
    info: { title: `Билет № ${ticket.id}: ${event.title}` },
    pageSize: 'A5',
    pageMargins: [36, 36, 36, 36],
    content: [
      { text: event.title, fontSize: 18, bold: true, color: ink.accent, margin: [0, 0, 0, 14] },
      { qr: url, fit: CODE, foreground: ink.text, alignment: 'center', margin: [0, 0, 0, 8] },
      { text: spacedCode(ticket.code), fontSize: 13, bold: true, alignment: 'center' },
      { text: `Билет № ${ticket.id}`, color: ink.soft, alignment: 'center', margin: [0, 2, 0, 16] },
      ...facts.filter(([, value]) => value !== '').map(fact),
      { text: 'Покажите код на\u00a0входе: с\u00a0экрана или на\u00a0бумаге.', color: ink.soft, margin: [0, 10, 0, 0] },
    ],
  });
}

const fact = ([title, value]: readonly [string, string]): Content => ({
  columns: [
    { text: title, width: 84, color: ink.soft },
    { text: value, width: '*' },
  ],
  margin: [0, 0, 0, 4],
});
