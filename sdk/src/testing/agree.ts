import { endOfHour } from '../core/format/hours.ts';
import { isFields, relations } from '../core/schema/relations.ts';
import { agreePaper } from './papers.ts';
import { sampleRooms } from './rooms.ts';

type Fields = Record<string, unknown>;

const isSpan = (value: unknown): value is { start: string; end: string } =>
  isFields(value) && typeof value.start === 'string' && typeof value.end === 'string';

/** Makes the fields of one record consistent: ends come after beginnings, and sums add up. */
export function agree(fields: Fields): void {
  nameRoom(fields);
  spanHours(fields);
  orderPairs(fields);
  addUp(fields);
  agreePaper(fields);
  moveDays(fields);
  // guard: sdk/src/samples.test.ts
  for (const { holds, settle } of relations) if (!holds(fields)) settle(fields);
  if (typeof fields.thumb === 'string' && 'url' in fields) fields.url = fields.thumb;
}

function nameRoom(fields: Fields): void {
  const room = sampleRooms.find(({ roomId }) => roomId === fields.roomId);
  if (!room) return;
  if ('roomName' in fields) fields.roomName = room.name;
  if ('floor' in fields && 'name' in fields) Object.assign(fields, { floor: room.floor, name: room.name });
}

function spanHours(fields: Fields): void {
  if (!isSpan(fields)) return;
  const record: Fields = fields;
  const slots = Array.isArray(record.slots) ? record.slots.filter(isSpan) : [];
  const [first, last] = [slots[0], slots.at(-1)];
  if (first && last) Object.assign(record, { start: first.start, end: last.end, hours: slots.length });
  else {
    const hours = typeof record.hours === 'number' ? record.hours : 1;
    let end = fields.start;
    for (let hour = 0; hour < hours; hour++) end = endOfHour(end);
    record.end = end;
  }
}

const ends: Readonly<Record<string, string>> = { Start: 'End', From: 'To', from: 'to' };

/** `saleFrom`/`saleTo`, `installationStartTime`/`installationEndTime`, `date`/`dateEnd`: swapped if reversed. */
function orderPairs(fields: Fields): void {
  for (const begin of Object.keys(fields)) {
    const replaced = begin.replace(/Start|From|^from$/, word => ends[word] ?? word);
    inOrder(fields, begin, replaced === begin ? `${begin}End` : replaced);
    // Nothing may happen to a record before it is created.
    if (/[a-z]At$/.test(begin) && !/^(createdAt|expiresAt)$/.test(begin)) inOrder(fields, 'createdAt', begin);
  }
}

function inOrder(fields: Fields, first: string, second: string): void {
  const [from, to] = [fields[first], fields[second]];
  if (typeof from === 'string' && typeof to === 'string' && from > to)
    Object.assign(fields, { [first]: to, [second]: from });
}

/** The moved days of a year are days of that year; July has no public holidays. */
function moveDays(fields: Fields): void {
  const { year, movedDays } = fields;
  if (typeof year !== 'number' || !Array.isArray(movedDays)) return;
  fields.year = 2000 + (Math.abs(year) % 100);
  fields.movedDays = movedDays.slice(0, 20).map((_, index) => `${fields.year}-07-${10 + index}`);
}

function addUp(fields: Fields): void {
  const { quantity, unitPrice, lines, vatPercent } = fields;
  if (typeof quantity === 'number' && typeof unitPrice === 'number' && 'sum' in fields)
    fields.sum = quantity * unitPrice;
  if (!Array.isArray(lines) || !('price' in fields)) return;
  const price = lines.reduce((sum, line) => sum + (isFields(line) && typeof line.sum === 'number' ? line.sum : 0), 0);
  fields.price = price;
  if (typeof vatPercent === 'number' && 'vat' in fields)
    fields.vat = Math.round((price * vatPercent) / (100 + vatPercent));
}
