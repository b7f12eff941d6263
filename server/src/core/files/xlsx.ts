import { Readable } from 'node:stream';
import { formatDate, formatDateTime, momentOf } from '@venue/sdk';
import { ZipFile } from 'yazl';
import { safe } from '../http/html.ts';

/** What a cell holds besides text and plain numbers; spreadsheets sort, filter and add it by its type. */
export type Cell =
  | string
  | number
  | { readonly kind: 'moment' | 'day'; readonly at: Date }
  | { readonly kind: 'money'; readonly kopecks: number };

interface Sheet {
  readonly title: string;
  /** Widths of the columns in characters. */
  readonly widths: readonly number[];
  /** The first row, bold and frozen. */
  readonly titles: readonly string[];
  readonly chunks: AsyncIterable<readonly (readonly Cell[])[]>;
  readonly now: Date;
}

/** Spreadsheets have no time zones, so moments are written in the venue's local time, as days since the end of 1899. */
const VENUE_AHEAD = -momentOf('1970-01-01', 0).getTime();
const DAY = 86_400;
const EPOCH = 25_569;
// Whole seconds with every digit of the number, or the next number above where it would be a hair short of them:
// programs cut a time instead of rounding it, and show 10:59 for what is not quite 11:00.
function serialOf(at: Date): number {
  const seconds = Math.round((at.getTime() + VENUE_AHEAD) / 1000);
  const serial = seconds / DAY + EPOCH;
  return (serial - EPOCH) * DAY < seconds ? serial * (1 + Number.EPSILON) : serial;
}

/** 1 March 1900. Before it spreadsheets disagree: most believe in a 29 February, and none shows a negative number. */
const FIRST_SERIAL = 61;

/** Excel limits the length of a sheet's name and forbids some characters. */
const sheetName = (title: string): string => title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31);

/**
 * A workbook of one sheet. Rows are written and packed in chunks: a library that builds the whole sheet at once blocked
 * the server for half a minute for a hundred thousand rows, and took a gigabyte.
 */
export function xlsxOf({ title, widths, titles, chunks, now }: Sheet): Readable {
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries(partsOf(title)))
    zip.addBuffer(Buffer.from(head + xml), name, { mtime: now });
  const sheet = Readable.from(sheetXml({ widths, titles, chunks }), { objectMode: false });
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { mtime: now });
  zip.end();
  const file = new Readable().wrap(zip.outputStream);
  // The archive does not handle errors of its input streams, nor the end of its reader.
  sheet.on('error', error => file.destroy(error));
  zip.on('error', error => file.destroy(error));
  file.on('close', () => sheet.destroy());
  return file;
}

async function* sheetXml({
  widths,
  titles,
  chunks,
}: Pick<Sheet, 'widths' | 'titles' | 'chunks'>): AsyncGenerator<string> {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0" tabSelected="1"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
  yield rowXml(titles, 1, ` s="${styles.title}"`);
  let row = 1;
  for await (const rows of chunks) {
    yield rows.map(cells => rowXml(cells, ++row)).join('');
  }
  yield `</sheetData><autoFilter ref="A1:${columnName(titles.length - 1)}${row}"/></worksheet>`;
}

// The format allows cells without references, but some spreadsheet programs then lose them.
const rowXml = (cells: readonly Cell[], row: number, style = ''): string =>
  `<row r="${row}">${cells.map((cell, index) => cellXml(cell, `r="${columnName(index)}${row}"${style}`)).join('')}</row>`;

function cellXml(cell: Cell, attributes: string): string {
  if (cell === '') return '';
  if (typeof cell === 'number') return `<c ${attributes}><v>${cell}</v></c>`;
  if (typeof cell === 'object') {
    const value = cell.kind === 'money' ? cell.kopecks / 100 : serialOf(cell.at);
    if (cell.kind !== 'money' && value < FIRST_SERIAL) return cellXml(textOf(cell), attributes);
    return `<c ${attributes} s="${styles[cell.kind]}"><v>${value}</v></c>`;
  }
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${safe(cell)}</t></is></c>`;
}

/** A cell as text: numbers with a comma, days and moments as people read them. */
export function textOf(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (cell.kind === 'money') return textOf(cell.kopecks / 100);
  return cell.kind === 'day' ? formatDate(cell.at) : formatDateTime(cell.at);
}

/** A, B … Z, AA … of a column counted from 0. */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const office = `${schemas}/officeDocument/2006/relationships`;
const relations = `${schemas}/package/2006/relationships`;
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The indexes of the styles in `cellXfs`. */
const styles = { title: 1, moment: 2, day: 3, money: 4 } as const;
// Formats are stored in American notation; with the locale code money is shown as `13 100,00 ₽`.
const formats = [
  [164, 'dd.mm.yyyy hh:mm'],
  [165, 'dd.mm.yyyy'],
  [166, '#,##0.00\\ [$₽-419]'],
] as const;
const numFmts = formats.map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`).join('');
const formatted = formats
  .map(([id]) => `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
  .join('');

/** The other files of the workbook. */
const partsOf = (title: string) => ({
  '[Content_Types].xml': `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${safe(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts count="${formats.length}">${numFmts}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${2 + formats.length}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${formatted}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
});
