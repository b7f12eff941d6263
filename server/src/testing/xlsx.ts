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
