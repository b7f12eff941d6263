import { showDateTime, showPhone } from '@venue/sdk';
import writeXlsxFile from 'write-excel-file/node';
import type { FileAnswer } from './handle.ts';

type Cell = string | number;

/** A column of an exported table. */
export interface SheetColumn<Row> {
  readonly title: string;
  /** In characters. */
  readonly width: number;
  readonly value: (row: Row) => Cell;
}

interface Wanted {
  /** What it is a list of, for the file's name: «Бронирования». */
  readonly title: string;
  readonly format: 'xlsx' | 'csv';
  readonly now: Date;
}

// A spreadsheet runs what begins like a formula; an apostrophe makes it text again.
const neutral = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A phone for a cell; the usual plus at its beginning would be neutralised as a formula. */
export const phoneCell = (digits: string): string => showPhone(digits).replace('+7', '8');

const safe = (cell: Cell): Cell => (typeof cell === 'string' ? neutral(cell) : cell);

/** A list as one XLSX or CSV file. Rows come in chunks, so that a large table is never whole in memory as rows. */
export async function sheetFile<Row>(
  columns: readonly SheetColumn<Row>[],
  chunks: AsyncIterable<readonly Row[]>,
  { title, format, now }: Wanted,
): Promise<FileAnswer> {
  const rows: Cell[][] = [];
  for await (const chunk of chunks) {
    for (const row of chunk) rows.push(columns.map(({ value }) => safe(value(row))));
  }
  const name = `${title} ${showDateTime(now).replace(':', '-')}.${format}`;
  const titles = columns.map(column => column.title);
  if (format === 'csv') return { data: csv([titles, ...rows]), type: 'text/csv; charset=utf-8', name };
  const header = titles.map(value => ({ value, fontWeight: 'bold' as const }));
  const body = rows.map(cells => cells.map(value => ({ value, type: typeof value === 'number' ? Number : String })));
  const data = await writeXlsxFile([header, ...body], {
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
  return { data, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name };
}

// Semicolons and a byte-order mark: that is what a Russian Excel opens without asking.
function csv(rows: readonly (readonly Cell[])[]): Buffer {
  const quote = (cell: Cell) =>
    `"${String(cell)
      .replaceAll('"', '""')
      .replace('.', typeof cell === 'number' ? ',' : '.')}"`;
  const lines = rows.map(cells => cells.map(quote).join(';'));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`, 'utf8');
}
