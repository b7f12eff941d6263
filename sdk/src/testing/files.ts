import { fileName } from '../core/schema/fileName.ts';
import type { Download } from '../core/schema/fileReply.ts';
import { zip } from './zip.ts';

const fromBase64 = (text: string) => Uint8Array.from(atob(text), letter => letter.charCodeAt(0));

// Pictures of one pixel.
const png = () =>
  fromBase64('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==');
const webp = () => fromBase64('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==');

/** One empty page; the table at the end says where each object begins. */
function pdf(): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${starts.join('')}`;
  return `${text}${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

/** A box of an MP4: its length, its name, its contents. */
function box(name: string, ...parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const made = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 8));
  new DataView(made.buffer).setUint32(0, made.length);
  made.set(new TextEncoder().encode(name), 4);
  let at = 8;
  for (const part of parts) {
    made.set(part, at);
    at += part.length;
  }
  return made;
}

/** A video without tracks and of no duration. */
function mp4() {
  const brand = new TextEncoder().encode('isom\u0000\u0000\u0002\u0000isommp42');
  const movie = new Uint8Array(100);
  // The time scale in thousandths of a second, and the number of the next track.
  new DataView(movie.buffer).setUint32(12, 1000);
  new DataView(movie.buffer).setUint32(96, 1);
  return new Blob([box('ftyp', brand), box('moov', box('mvhd', movie))]);
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const rows = [
  ['Номер', 'Название'],
  ['1', 'Фотостудия'],
];

function xlsx() {
  const cells = rows.map(row => row.map(text => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join(''));
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Лист1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${head}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${cells.map(row => `<row>${row}</row>`).join('')}</sheetData></worksheet>`,
  });
}

const lines = (...each: readonly string[]) => each.map(line => `${line}\r\n`).join('');

const calendar = () =>
  lines(
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//venue//samples//RU',
    'BEGIN:VEVENT',
    'UID:sample@venue',
    'DTSTAMP:20261120T090000Z',
    'DTSTART:20261201T060000Z',
    'DTEND:20261201T070000Z',
    'SUMMARY:Фотостудия',
    'END:VEVENT',
    'END:VCALENDAR',
  );
const card = () => lines('BEGIN:VCARD', 'VERSION:3.0', 'N:Иванова;Анна;;;', 'FN:Анна Иванова', 'END:VCARD');

const makers: Readonly<Record<string, () => BlobPart>> = {
  'application/pdf': pdf,
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': xlsx,
  'application/zip': () => zip({ 'photo.png': png() }),
  'video/mp4': mp4,
  'application/xml': () => `${head}<sample/>`,
  'text/calendar': calendar,
  'text/vcard': card,
  'text/csv': () => `\uFEFF${rows.map(row => row.join(';')).join('\r\n')}\r\n`,
  'image/webp': webp,
  'image/png': png,
};

/** A small real file of a content type; PNG for a type that does not say what it is (`application/octet-stream`). */
export function sampleFile(type: string): Download {
  const made = type in makers ? type : 'image/png';
  return { data: new Blob([makers[made]?.() ?? ''], { type: made }), type: made, name: fileName('', made) };
}
