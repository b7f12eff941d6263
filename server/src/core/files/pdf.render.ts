import { createRequire } from 'node:module';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { safe, unfitForXml } from '../http/html.ts';
import { fonts } from './letters.ts';
import { aPart, type DocumentPart, structured } from './pdf.structure.ts';

// pdfmake draws without saying what a reader would hear. These are the classes it is made of, none of which has types;
// the structure of the document is added where they draw.
interface StructureElement {
  readonly dictionary: { readonly data: Record<string, unknown> };
  add(child: unknown): void;
  end(): void;
}

interface KitDocument extends NodeJS.ReadableStream {
  info: Record<string, unknown>;
  appendXML(xml: string): void;
  addStructure(element: StructureElement): void;
  struct(type: string, options?: { readonly alt?: string }): StructureElement;
  markContent(tag: string): void;
  markStructureContent(tag: string): unknown;
  endMarkedContent(): void;
  end(): void;
  _addInfo(): void;
}

interface Line {
  readonly inlines: readonly { readonly tag?: DocumentPart }[];
}
interface Page {
  readonly items: unknown;
}
interface Rectangle {
  readonly tag?: DocumentPart;
}

declare class BaseRenderer {
  constructor(document: KitDocument);
  renderPages(pages: readonly Page[]): void;
  renderLine(line: Line, x: number, y: number): void;
  renderVector(vector: Rectangle): void;
  renderWatermark(page: Page): void;
  beginClip(area: unknown): void;
  endClip(): void;
}

interface Layout {
  registerTableLayouts(layouts: unknown): void;
  layoutDocument(...parts: unknown[]): readonly Page[];
}

const load = createRequire(import.meta.url);
const part = <T>(name: string) => (load(`pdfmake/js/${name}.js`) as { default: T }).default;
const Renderer = part<typeof BaseRenderer>('Renderer');
const PdfDocument = part<new (...options: unknown[]) => KitDocument>('PDFDocument');
const LayoutBuilder = part<new (...options: unknown[]) => Layout>('LayoutBuilder');
const SvgMeasure = part<new () => unknown>('SVGMeasure');
const { normalizePageSize, normalizePageMargin } = load('pdfmake/js/PageSize.js') as {
  normalizePageSize(size: unknown, orientation: unknown): { readonly width: number; readonly height: number };
  normalizePageMargin(margins: unknown): unknown;
};
const { tableLayouts } = load('pdfmake/js/tableLayouts.js') as { tableLayouts: unknown };

/** The kit writes these into XML as they are. */
class TitledDocument extends PdfDocument {
  override _addInfo(): void {
    const { info } = this;
    const forXml = (value: unknown) => (typeof value === 'string' ? safe(value.replace(unfitForXml, '')) : value);
    this.info = Object.fromEntries(Object.entries(info).map(([name, value]) => [name, forXml(value)]));
    super._addInfo();
    this.info = info;
  }
}

/** Draws pages and marks what is drawn: as a part of the document, or else as decoration that a reader leaves out. */
class MarkingRenderer extends Renderer {
  readonly #document: KitDocument;
  /** The part that is being drawn; null for decoration, undefined for nothing. */
  #open: DocumentPart | null | undefined;
  readonly #drawn = new WeakSet<Line['inlines']>();

  constructor(document: KitDocument) {
    super(document);
    this.#document = document;
  }

  override renderPages(pages: readonly Page[]): void {
    for (const page of pages) {
      super.renderPages([page]);
      this.#close();
    }
  }

  override renderLine(line: Line, x: number, y: number): void {
    // The head of a table that is drawn again on the next page shares its words with the first.
    const isRepeated = this.#drawn.has(line.inlines);
    this.#drawn.add(line.inlines);
    this.#mark(isRepeated ? undefined : line.inlines[0]?.tag);
    super.renderLine(line, x, y);
  }

  override renderVector(vector: Rectangle): void {
    this.#mark(vector.tag);
    super.renderVector(vector);
  }

  override renderWatermark(page: Page): void {
    this.#mark(undefined);
    super.renderWatermark(page);
  }

  override beginClip(area: unknown): void {
    this.#close();
    super.beginClip(area);
  }

  override endClip(): void {
    this.#close();
    super.endClip();
  }

  #mark(tag: DocumentPart | undefined): void {
    const next = tag ?? null;
    if (this.#open === next) return;
    this.#close();
    if (next) next.marks.push(this.#document.markStructureContent(next.type));
    else this.#document.markContent('Artifact');
    this.#open = next;
  }

  #close(): void {
    if (this.#open !== undefined) this.#document.endMarkedContent();
    this.#open = undefined;
  }
}

/** The part for the kit; undefined if nothing of it was drawn. A cell is there in any case, so that rows stay whole. */
function elementOf(
  document: KitDocument,
  { type, alt, attributes, parts, marks }: DocumentPart,
): StructureElement | undefined {
  const children = parts.map(each => elementOf(document, each)).filter(each => each !== undefined);
  if (children.length === 0 && marks.length === 0 && type !== 'TD' && type !== 'TH') return undefined;
  const element = document.struct(type, alt === undefined ? {} : { alt });
  if (attributes) element.dictionary.data.A = attributes;
  for (const child of [...marks, ...children]) element.add(child);
  return element;
}

// PDF/A allows a property that it does not know only with its description.
const pdfUa = `
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        <rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
            <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
                <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
                <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
                <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
                <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
                    <pdfaProperty:name>part</pdfaProperty:name>
                    <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
                    <pdfaProperty:category>internal</pdfaProperty:category>
                    <pdfaProperty:description>Part of ISO 14289 that the document follows</pdfaProperty:description>
                </rdf:li></rdf:Seq></pdfaSchema:property>
            </rdf:li></rdf:Bag></pdfaExtension:schemas>
        </rdf:Description>
        `;

// Nothing a user wrote may make the server fetch or read anything; only the fonts are files.
const mayRead = (path: string) => Object.values(fonts.Roboto ?? {}).includes(path);

/** A tagged PDF in Russian, as PDF/UA-1 has it: every mark on a page belongs to a part of the document or to none. */
export async function rendered(paper: TDocumentDefinitions): Promise<Buffer> {
  const { info = {}, subset, watermark } = paper;
  const size = normalizePageSize(paper.pageSize, paper.pageOrientation);
  const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
  const options = {
    size: [size.width, size.height],
    pdfVersion: '1.7',
    subset,
    tagged: true,
    displayTitle: true,
    lang: 'ru-RU',
    compress: true,
    fontLayoutCache: true,
    autoFirstPage: false,
    font: null,
    info: {
      Producer: 'pdfmake',
      Creator: 'pdfmake',
      ...Object.fromEntries(Object.entries(info).map(([name, value]) => [capital(name), value])),
    },
  };
  const document = new TitledDocument(fonts, {}, {}, {}, options, null, mayRead);
  document.appendXML(pdfUa);
  const root = aPart('Document');
  const content = structured(paper.content, root);
  const layout = new LayoutBuilder(size, normalizePageMargin(paper.pageMargins ?? 40), new SvgMeasure());
  layout.registerTableLayouts(tableLayouts);
  const { styles = {}, defaultStyle, background, header, footer, pageBreakBefore } = paper;
  const pages = layout.layoutDocument(
    content,
    document,
    styles,
    defaultStyle,
    background,
    header,
    footer,
    watermark,
    pageBreakBefore,
  );
  new MarkingRenderer(document).renderPages(pages);
  const whole = elementOf(document, root);
  if (whole) {
    document.addStructure(whole);
    whole.end();
  }
  return bytesOf(document);
}

async function bytesOf(document: KitDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.end();
  for await (const chunk of document) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
