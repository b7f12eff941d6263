import { formatDateTime, formatPhone, plural } from '@venue/sdk';
import { formatWhen } from '@venue/sdk/events/model';
import type { TableCell } from 'pdfmake/interfaces.js';
import { printedName } from '../../../core/files/letters.ts';
import { ink, pdfOf } from '../../../core/files/pdf.ts';
import type { Attendee, EventTableRow } from '../events.store.ts';

const heads = ['№', 'Участник', 'Телефон', 'Билет', ''] as const;

/** The list for the door: one line for each ticket and a box to tick; `place` is where the event is. */
export function attendeesPdf(
  event: EventTableRow,
  place: string,
  attendees: readonly Attendee[],
  now: Date,
): Promise<Buffer> {
  const when = formatWhen(event, { year: true });
  const rows = attendees.map(({ name, phone, ticket }, index): TableCell[] => [
    { text: String(index + 1), color: ink.soft },
    printedName(name) || 'Имя не\u00a0указано',
    { text: formatPhone(phone), noWrap: true },
    ticket,
    { canvas: [{ type: 'rect', x: 0, y: 1, w: 9, h: 9, r: 1, lineColor: ink.soft }] },
  ]);
  return pdfOf({
    info: { title: `Участники: ${event.title}` },
    pageSize: 'A4',
    pageMargins: [40, 40, 40, 46],
    footer: (page, pages) => ({
      margin: [40, 12, 40, 0],
      fontSize: 8,
      color: ink.soft,
      columns: [`Список на ${formatDateTime(now)}`, { text: `Страница ${page} из\u00a0${pages}`, alignment: 'right' }],
    }),
    content: [
      { text: event.title, fontSize: 16, bold: true, color: ink.accent, headlineLevel: 1 },
      {
        text: [when, place, plural(attendees.length, 'участник', 'участника', 'участников')]
          .filter(Boolean)
          .join('  ·  '),
        color: ink.soft,
        margin: [0, 4, 0, 14],
      },
      rows.length === 0
        ? { text: 'Билетов пока ни\u00a0у\u00a0кого нет.' }
        : {
            layout: { hLineWidth: line => (line === 0 ? 0 : 0.5), vLineWidth: () => 0, hLineColor: () => ink.soft },
            table: {
              headerRows: 1,
              // A row is not split across pages.
              dontBreakRows: true,
              widths: [22, '*', 86, 150, 12],
              body: [heads.map(text => ({ text, bold: true, color: ink.soft, fontSize: 8.5 })), ...rows],
            },
          },
    ],
  });
}
