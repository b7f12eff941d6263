import { leftOf, lineSum, paperStatus, totalsOf, vatRate, vatWithin } from '../papers/papers.model.ts';

type Fields = Record<string, unknown>;
type Line = Fields & { quantity: number; price: number };

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' &&
  value !== null &&
  'quantity' in value &&
  typeof value.quantity === 'number' &&
  'price' in value &&
  typeof value.price === 'number';

/** Makes an invoice or an act consistent: its lines add up at its rate, and only a closed one has a closing date. */
export function agreePaper(fields: Fields): void {
  if ('invoiceNumber' in fields && fields.invoiceId === null) fields.invoiceNumber = null;
  if (!Array.isArray(fields.services) || !('closedAt' in fields)) return;
  const rate = vatRate.ids.find(id => id === fields.vatRate) ?? vatRate.none;
  const lines = fields.services.filter(isLine);
  for (const line of lines) {
    line.sum = lineSum(line);
    line.vat = vatWithin(lineSum(line), rate);
    if ('acted' in line) line.acted = Math.floor(line.quantity / 2);
  }
  Object.assign(fields, totalsOf(lines, rate));
  if ('left' in fields) {
    const rest = lines.map(({ quantity, price, acted }) => ({
      quantity: leftOf({ quantity, acted: Number(acted) }),
      price,
    }));
    fields.left = totalsOf(rest, rate).sum;
  }
  const closed = (fields.invoiceStatus ?? fields.actStatus) === paperStatus.closed;
  fields.closedAt = closed ? fields.updatedAt : null;
  fields.closedBy = closed ? fields.createdBy : null;
  if (closed) fields.can = ['mail'];
}
