import type { Content } from 'pdfmake/interfaces.js';
import { ink, pdfOf } from '../../core/files/pdf.ts';
import type { CardRecord } from './cards.store.ts';
import { contactLines } from './cards.vcard.ts';

const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

const [CARD_WIDTH, CARD_HEIGHT, PADDING, CODE] = [mm(90), mm(50), mm(6), mm(22)];
const [ACROSS, DOWN] = [2, 5];
const [LEFT, TOP] = [(mm(210) - ACROSS * CARD_WIDTH) / 2, (mm(297) - DOWN * CARD_HEIGHT) / 2];
const MARK = mm(4);

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** Smaller type for longer text, so that it fits into two lines. */
const sized = (text: string, size: number, fits: number) => ({
  text: cut(text, fits * 3),
  fontSize: text.length <= fits ? size : size * 0.78,
});

/** Ten cards on a sheet of A4, with marks to cut along and a code that leads to the card. */
export function cardPdf(card: CardRecord, url: string): Promise<Buffer> {
  const places = Array.from({ length: ACROSS * DOWN }, (_, index) => ({
    x: LEFT + (index % ACROSS) * CARD_WIDTH,
    y: TOP + Math.floor(index / ACROSS) * CARD_HEIGHT,
  }));
  return pdfOf({
    info: { title: `Визитка: ${card.name}` },
    pageSize: 'A4',
    pageMargins: 0,
    content: [marks(), ...places.map(place => one(card, url, place))],
  });
}

const one = (card: CardRecord, url: string, { x, y }: { x: number; y: number }): Content => ({
  absolutePosition: { x: x + PADDING, y: y + PADDING },
  layout: 'noBorders',
  table: {
    widths: [CARD_WIDTH - 2 * PADDING - CODE - 16, CODE],
    body: [
      [
        {
          lineHeight: 1.15,
          stack: [
            { ...sized(card.name, 13, 24), bold: true, color: ink.accent },
            { ...sized(card.position, 8.5, 34), margin: [0, 2, 0, 0] },
            { ...sized(card.company, 8.5, 34), color: ink.soft, margin: [0, 0, 0, 7] },
            ...contactLines(card).map(line => ({ text: cut(line, 44), fontSize: 8.5 })),
          ],
        },
        { qr: url, alt: `QR-код визитки: ${url}`, fit: CODE, foreground: ink.text, margin: [0, mm(8), 0, 0] },
      ],
    ],
  },
});

/** Short lines outside of the cards, at each edge. */
function marks(): Content {
  const lines = [];
  const [right, bottom] = [LEFT + ACROSS * CARD_WIDTH, TOP + DOWN * CARD_HEIGHT];
  for (let column = 0; column <= ACROSS; column++) {
    const x = LEFT + column * CARD_WIDTH;
    lines.push(
      { x1: x, x2: x, y1: TOP - MARK * 1.5, y2: TOP - MARK / 2 },
      { x1: x, x2: x, y1: bottom + MARK / 2, y2: bottom + MARK * 1.5 },
    );
  }
  for (let row = 0; row <= DOWN; row++) {
    const y = TOP + row * CARD_HEIGHT;
    lines.push(
      { x1: LEFT - MARK * 1.5, x2: LEFT - MARK / 2, y1: y, y2: y },
      { x1: right + MARK / 2, x2: right + MARK * 1.5, y1: y, y2: y },
    );
  }
  return {
    absolutePosition: { x: 0, y: 0 },
    canvas: lines.map(line => ({ type: 'line' as const, lineWidth: 0.4, lineColor: ink.soft, ...line })),
  };
}
