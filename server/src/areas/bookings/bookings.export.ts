import { showDateTime, showPhone } from '@venue/sdk';
import { bookingAdminStatus } from '@venue/sdk/bookings/model';
import { roomName } from '@venue/sdk/rooms/model';
import writeXlsxFile from 'write-excel-file/node';
import type { FileAnswer } from '../../core/handle.ts';
import type { bookingsInChunks } from './bookings.admin.store.ts';
import { statusAt } from './bookings.rules.ts';

type Row = ReturnType<typeof bookingsInChunks> extends AsyncGenerator<(infer R)[]> ? R : never;
type Cell = string | number;

const columns: readonly { title: string; width: number; value: (row: Row, now: Date) => Cell }[] = [
  { title: '№', width: 8, value: row => row.id },
  { title: 'Статус', width: 18, value: (row, now) => bookingAdminStatus.face(statusAt(row, now)).label },
  { title: 'Помещение', width: 18, value: row => roomName(row.roomId) },
  { title: 'Начало', width: 18, value: row => showDateTime(row.startsAt) },
  { title: 'Конец', width: 18, value: row => showDateTime(row.endsAt) },
  { title: 'Часов', width: 8, value: row => row.hours.length },
  { title: 'Клиент', width: 32, value: row => [row.lastname, row.name, row.middlename].filter(Boolean).join(' ') },
  { title: 'Телефон', width: 18, value: row => showPhone(row.phone) },
  { title: 'Тариф', width: 22, value: row => row.tariffTitle },
  { title: 'Сумма, ₽', width: 12, value: row => row.price / 100 },
  { title: 'Создана', width: 18, value: row => showDateTime(row.createdAt) },
  { title: 'Оплачена', width: 18, value: row => (row.paidAt ? showDateTime(row.paidAt) : '') },
  { title: 'Причина отмены', width: 40, value: row => row.rejectionReason ?? '' },
];

// A spreadsheet runs what begins like a formula; an apostrophe makes it text again.
const neutral = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const safe = (cell: Cell): Cell => (typeof cell === 'string' ? neutral(cell) : cell);

/** All filtered bookings as one XLSX or CSV file. */
export async function exportFile(chunks: AsyncIterable<Row[]>, format: 'xlsx' | 'csv', now: Date): Promise<FileAnswer> {
  const rows: Cell[][] = [];
  for await (const chunk of chunks) {
    for (const row of chunk) rows.push(columns.map(({ value }) => safe(value(row, now))));
  }
  const name = `Бронирования ${showDateTime(now).replace(':', '-')}.${format}`;
  if (format === 'csv') return { data: csv(rows), type: 'text/csv; charset=utf-8', name };
  const header = columns.map(({ title }) => ({ value: title, fontWeight: 'bold' as const }));
  const body = rows.map(cells => cells.map(value => ({ value, type: typeof value === 'number' ? Number : String })));
  const data = await writeXlsxFile([header, ...body], {
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
  return { data, type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name };
}

// Semicolons and a byte-order mark: that is what a Russian Excel opens without asking.
function csv(rows: readonly Cell[][]): Buffer {
  const quote = (cell: Cell) =>
    `"${String(cell)
      .replaceAll('"', '""')
      .replace('.', typeof cell === 'number' ? ',' : '.')}"`;
  const lines = [columns.map(({ title }) => title), ...rows].map(cells => cells.map(quote).join(';'));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`, 'utf8');
}
