import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ApiFailure, formatDateTime, formatPhone, momentOf } from '@venue/sdk';
import type { FileAnswer } from '../http/handle.ts';
import { unfitForXml } from '../http/html.ts';
import { type Cell, textOf, xlsxOf } from './xlsx.ts';

/** A column of an exported table. */
export interface SheetColumn<Row> {
  readonly title: string;
  /** In characters. */
  readonly width: number;
  readonly value: (row: Row) => Cell;
}

/** An exported table. */
export interface Sheet<Row> {
  /** What the list contains, for the names of the file and its sheet: «Бронирования». */
  readonly title: string;
  readonly columns: readonly SheetColumn<Row>[];
}

interface SheetOptions {
  readonly format: 'xlsx' | 'csv';
  readonly now: Date;
}

// In CSV a spreadsheet runs what begins like a formula, also after blanks and in letters of full width; an apostrophe
// makes it text again. A cell of XLSX says by itself that it is text, and shows the apostrophe.
const neutral = (text: string) => (/^(\s*[=+\-@＝＋－＠]|[\t\r\n])/.test(text) ? `'${text}` : text);

/** The most characters a cell of a spreadsheet holds. */
const MOST_IN_CELL = 32_767;

/** A phone for a cell; the usual plus at its beginning would be neutralised as a formula. */
export const phoneCell = (digits: string): string => formatPhone(digits).replace('+7', '8');

/** A moment for a cell, shown by the clock of the venue; empty for none. */
export const momentCell = (at: Date | string | null | undefined): Cell =>
  at ? { kind: 'moment', at: new Date(at) } : '';

/** A day for a cell, from `2026-11-20`; with a time, such as `09:30`, a moment. */
export function dayCell(day: string | null, time = ''): Cell {
  if (!day) return '';
  if (!time) return { kind: 'day', at: momentOf(day, 0) };
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return momentCell(new Date(momentOf(day, hours).getTime() + minutes * 60_000));
}

/** Money for a cell, from whole kopecks; empty for none. */
export const moneyCell = (kopecks: number | null): Cell => (kopecks === null ? '' : { kind: 'money', kopecks });

const fit = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replace(unfitForXml, '').slice(0, MOST_IN_CELL) : cell;

const inCsv = (cell: Cell): string => (typeof cell === 'string' ? neutral(cell).slice(0, MOST_IN_CELL) : textOf(cell));

/** The most sheets made at once: each reads a whole table from the database that all other requests need too. */
const MOST_AT_ONCE = 4;
let underWay = 0;

/**
 * A list as one XLSX or CSV file, which begins to leave with the first batch of rows: a proxy waits a minute for the
 * first byte, and the bookings of ten years take longer. It is made as fast as the database gives the rows, however
 * slowly it is read. Fails with `unavailable` and a delay while `MOST_AT_ONCE` other sheets are being made.
 */
export async function sheetFile<Row>(
  { title, columns }: Sheet<Row>,
  chunks: AsyncIterable<readonly Row[]>,
  { format, now }: SheetOptions,
): Promise<FileAnswer & { readonly data: Readable }> {
  // guard: sheet.test.ts
  if (underWay >= MOST_AT_ONCE) throw new ApiFailure('unavailable', { retryAfter: 5 });
  const name = `${title} ${formatDateTime(now).replace(':', '-')}.${format}`;
  const titles = columns.map(column => column.title);
  const cells = cellsOf(columns, chunks);
  underWay++;
  const end = async () => {
    underWay--;
    await cells.return(undefined);
  };
  try {
    // If the database refuses the list, the reply says so; after it has begun, it can only break off.
    const chunks = withFirst(await cells.next(), cells);
    const widths = columns.map(({ width }) => width);
    const file = format === 'csv' ? csvOf(titles, chunks) : xlsxOf({ title, widths, titles, chunks, now });
    const data = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER }).on('error', () => undefined);
    pipeline(file, data)
      .catch(() => undefined)
      .then(end);
    return { data, type: types[format], name };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The same file with all its bytes, for an export that is logged with the number of its rows. */
export const wholeFile = async (file: FileAnswer & { readonly data: Readable }): Promise<FileAnswer> => ({
  ...file,
  data: await buffer(file.data),
});

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function* withFirst<T>(first: IteratorResult<T, void>, others: AsyncIterable<T>) {
  if (first.done) return;
  yield first.value;
  yield* others;
}

async function* cellsOf<Row>(columns: readonly SheetColumn<Row>[], chunks: AsyncIterable<readonly Row[]>) {
  for await (const rows of chunks) yield rows.map(row => columns.map(({ value }) => fit(value(row))));
}

// Semicolons and a byte-order mark: that is what a Russian Excel opens without asking.
function csvOf(titles: readonly string[], chunks: AsyncIterable<readonly (readonly Cell[])[]>): Readable {
  const quote = (cell: Cell) => `"${inCsv(cell).replaceAll('"', '""')}"`;
  const bytes = (rows: readonly (readonly Cell[])[]) =>
    Buffer.from(rows.map(cells => `${cells.map(quote).join(';')}\r\n`).join(''), 'utf8');
  return Readable.from(
    (async function* () {
      yield Buffer.concat([Buffer.from('\uFEFF', 'utf8'), bytes([titles])]);
      for await (const rows of chunks) yield bytes(rows);
    })(),
  );
}
