import { inflateRawSync } from 'node:zlib';

/** What is inside an XLSX, as one text: its sheets, shared strings and styles one after another. */
export async function insideOf(xlsx: Blob): Promise<string> {
  const zip = Buffer.from(await xlsx.arrayBuffer());
  const texts: string[] = [];
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 1)) {
    const offset = zip.readUInt32LE(at + 42);
    const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    texts.push((zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString('utf8'));
  }
  return texts.join('\n');
}

interface SheetCell {
  /** The code of its number format; absent for text and plain numbers. */
  readonly format?: string;
  readonly value: number | string;
}

const attribute = (xml: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(xml)?.[1];

/** The cells of an XLSX by their places, `A1`, each as a spreadsheet would take it. */
export function cellsOf(inside: string): Readonly<Record<string, SheetCell>> {
  const codes = new Map(
    [...inside.matchAll(/<numFmt [^>]*>/g)].map(([each]) => [
      attribute(each, 'numFmtId'),
      attribute(each, 'formatCode'),
    ]),
  );
  const [, styles = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(inside) ?? [];
  const formats = [...styles.matchAll(/<xf [^>]*>/g)].map(([each]) => codes.get(attribute(each, 'numFmtId')));
  const cells = [...inside.matchAll(/<c ([^>]*)>(.*?)<\/c>/gs)].map(([, head = '', body = '']) => {
    const format = formats[Number(attribute(head, 's') ?? 0)];
    const text = /<[vt]\b[^>]*>(.*?)<\/[vt]>/s.exec(body)?.[1] ?? '';
    const value = attribute(head, 't') === 'inlineStr' ? text : Number(text);
    return [attribute(head, 'r') ?? '', { value, ...(format ? { format } : {}) }] as const;
  });
  return Object.fromEntries(cells);
}
