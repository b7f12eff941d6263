import { decodeQR } from 'qr/decode.js';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
const bytesOf = async (file: { data: Blob }) => new Uint8Array(await file.data.arrayBuffer());

/** The text of a PDF as a reader would copy it, one string per page. */
export async function pagesOf(file: { data: Blob }): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(await bytesOf(file)));
  return text.map(plain);
}

const SCALE = 4;

/** The text of the QR code on a PDF's first page: the code is painted to pixels and decoded. */
export async function codeOf(file: { data: Blob }): Promise<string> {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await getDocumentProxy(await bytesOf(file))).getPage(1);
  const { width: w, height: h } = page.getViewport({ scale: SCALE });
  const [width, height] = [Math.ceil(w), Math.ceil(h)];
  const data = new Uint8Array(width * height * 4).fill(255);
  const { fnArray, argsArray } = await page.getOperatorList();
  let shade = 0;
  for (const [index, op] of fnArray.entries()) {
    const args = argsArray[index];
    if (op === OPS.setFillRGBColor) shade = args[0] === '#ffffff' ? 255 : 0;
    if (op !== OPS.constructPath || !args[2]) continue;
    const [left, top, right, bottom] = Array.from(args[2] as ArrayLike<number>, edge => Math.round(edge * SCALE));
    for (let y = Math.max(0, top ?? 0); y < Math.min(height, bottom ?? 0); y++)
      data.fill(shade, (y * width + (left ?? 0)) * 4, (y * width + (right ?? 0)) * 4);
  }
  return decodeQR({ width, height, data });
}

/** The PDF/A-2b requirements that can be checked in the bytes of a file. */
export async function archivalOf(file: { data: Blob }) {
  const bytes = Buffer.from(await bytesOf(file)).toString('latin1');
  return {
    version: bytes.slice(0, 8),
    part: /<pdfaid:part>(\d)<\/pdfaid:part>/.exec(bytes)?.[1],
    conformance: /<pdfaid:conformance>(\w)<\/pdfaid:conformance>/.exec(bytes)?.[1],
    hasProfile: bytes.includes('/S /GTS_PDFA1') && bytes.includes('/DestOutputProfile'),
    fonts: bytes.match(/\/Type \/FontDescriptor/g)?.length ?? 0,
    embedded: bytes.match(/\/FontFile2 /g)?.length ?? 0,
    unicode: bytes.match(/\/ToUnicode /g)?.length ?? 0,
    hasId: /\/ID \[</.test(bytes),
    isEncrypted: bytes.includes('/Encrypt'),
    runs: /\/JavaScript|\/Launch|\/EmbeddedFile/.test(bytes),
  };
}
