import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { allCalls } from '../calls.ts';
import { isFileReply } from '../core/schema/call.ts';
import { sampleFile } from './files.ts';

const text = (type: string) => sampleFile(type).data.text();
const bytes = async (type: string) => Buffer.from(await sampleFile(type).data.arrayBuffer());
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test.each([
  ['application/pdf', 'file.pdf', '%PDF-1.4'],
  [sheet, 'file.xlsx', 'PK\u0003\u0004'],
  ['application/zip', 'file.zip', 'PK\u0003\u0004'],
  ['text/csv', 'file.csv', Buffer.from('\uFEFF').toString('latin1')],
  ['application/xml', 'file.xml', '<?xml version="1.0"'],
  ['text/calendar', 'file.ics', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'],
  ['text/vcard', 'file.vcf', 'BEGIN:VCARD\r\nVERSION:3.0\r\n'],
  ['image/webp', 'file.webp', 'RIFF'],
  ['image/png', 'file.png', '\u0089PNG'],
  ['video/mp4', 'file.mp4', '\u0000\u0000\u0000\u0018ftypisom'],
])('%s is a real file', async (type, name, start) => {
  const file = sampleFile(type);
  expect(file).toMatchObject({ type, name });
  expect(file.data.type).toBe(type);
  expect((await bytes(type)).toString('latin1').slice(0, start.length)).toBe(start);
});

test('a type that promises nothing is a picture', () => {
  expect(sampleFile('application/octet-stream').type).toBe('image/png');
});

test('a file of every declared type has it', () => {
  const types = new Set(allCalls.flatMap(({ reply }) => (isFileReply(reply) ? [reply.type] : [])));
  types.delete('application/octet-stream');
  expect([...types].filter(type => sampleFile(type).type !== type)).toEqual([]);
});

test('the table of the PDF says where its objects begin', async () => {
  const pdf = await text('application/pdf');
  const starts = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map(match => Number(match[1]));
  expect(starts.map(at => pdf.slice(at, at + 7))).toEqual(['1 0 obj', '2 0 obj', '3 0 obj']);
  expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).startsWith('xref')).toBe(true);
});

test('the parts of the spreadsheet stand where its directory says, whole', async () => {
  const file = await bytes(sheet);
  const end = file.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = file.readUInt32LE(end + 16);
  const names: string[] = [];
  for (let remaining = file.readUInt16LE(end + 10); remaining > 0; remaining--) {
    const [crc, size, nameSize, start] = [
      file.readUInt32LE(at + 16),
      file.readUInt32LE(at + 24),
      file.readUInt16LE(at + 28),
      file.readUInt32LE(at + 42),
    ];
    names.push(file.toString('utf8', at + 46, at + 46 + nameSize));
    const body = start + 30 + nameSize;
    expect(crc32(file.subarray(body, body + size))).toBe(crc);
    at += 46 + nameSize;
  }
  expect(at).toBe(end);
  expect(names).toContain('xl/worksheets/sheet1.xml');
});
