import { createRequire } from 'node:module';
import type { Content } from 'pdfmake/interfaces.js';

declare module 'pdfmake/interfaces.js' {
  interface ContentQr {
    /** What the code is for, for those who cannot see it. */
    alt: string;
  }
}

/** A part of a document as a screen reader meets it: `H1`, `P`, `Table`, `Figure`. */
export interface DocumentPart {
  readonly type: string;
  readonly alt?: string | undefined;
  /** Attributes of a cell: what a head is for, over how many columns and rows it goes. */
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
  readonly parts: DocumentPart[];
  /** The marks of what is painted of it, page by page. */
  readonly marks: unknown[];
}

/** What pdfmake takes, with the part that its text belongs to: pdfmake copies unknown properties to what it paints. */
type Node = Readonly<Record<string, unknown>> & { readonly tag?: DocumentPart };

const load = createRequire(import.meta.url);
const { default: codes } = load('pdfmake/js/qrEnc.js') as {
  default: { measure(node: object): { readonly _canvas: readonly object[] } };
};

export const aPart = (type: string, more: Pick<DocumentPart, 'alt' | 'attributes'> = {}): DocumentPart => ({
  type,
  ...more,
  parts: [],
  marks: [],
});

/**
 * The content with the parts of the document it belongs to, which are added to `parent`. Everything derives from how a
 * paper is written: `headlineLevel` makes a heading, `headerRows` a table with heads, a code is a figure with its text.
 * Whatever has no part, such as lines and boxes, is decoration.
 */
export function structured(content: unknown, parent: DocumentPart): Content {
  if (Array.isArray(content)) return content.map(each => structured(each, parent)) as Content;
  if (typeof content !== 'object' || content === null) return structured({ text: content ?? '' }, parent);
  const node = content as Node;
  if ('text' in node) return paragraph(node, parent);
  if ('qr' in node) return figure(node, parent);
  if ('stack' in node) return { ...node, stack: structured(node.stack, parent) } as Content;
  if ('columns' in node) return { ...node, columns: structured(node.columns, group(parent)) } as unknown as Content;
  if ('table' in node) return table(node, parent);
  for (const unknown of ['ul', 'ol', 'image', 'svg', 'toc'])
    if (unknown in node) throw new Error(`a paper has no structure for ${unknown} yet`);
  return content as Content;
}

function add(parent: DocumentPart, type: string, more?: Pick<DocumentPart, 'alt' | 'attributes'>): DocumentPart {
  const part = aPart(type, more);
  parent.parts.push(part);
  return part;
}

const group = (parent: DocumentPart) => add(parent, 'Div');

const textOf = (text: unknown): string =>
  Array.isArray(text)
    ? text.map(textOf).join('')
    : typeof text === 'object' && text !== null && 'text' in text
      ? textOf(text.text)
      : String(text ?? '');

function paragraph(node: Node, parent: DocumentPart): Content {
  if (textOf(node.text).trim() === '') return node as unknown as Content;
  const level = Number(node.headlineLevel ?? 0);
  const tag = add(parent, level > 0 ? `H${level}` : 'P');
  const { text } = node;
  return { ...node, text: (Array.isArray(text) ? text : [text]).map(each => tagged(each, tag)) } as unknown as Content;
}

/** A piece of a text with the part it belongs to; only pieces hand it on to what is painted. */
function tagged(piece: unknown, tag: DocumentPart): object {
  if (Array.isArray(piece)) return { text: piece.map(each => tagged(each, tag)) };
  if (typeof piece !== 'object' || piece === null) return { text: String(piece ?? ''), tag };
  const { text } = piece as Node;
  return { ...piece, tag, text: Array.isArray(text) ? text.map(each => tagged(each, tag)) : text };
}

function figure({ alt, alignment, margin, width, ...code }: Node, parent: DocumentPart): Content {
  const tag = add(parent, 'Figure', { alt: String(alt) });
  const place = { ...(alignment ? { alignment } : {}), ...(margin ? { margin } : {}), ...(width ? { width } : {}) };
  return { ...place, canvas: codes.measure({ ...code })._canvas.map(each => ({ ...each, tag })) } as Content;
}

interface Table {
  readonly headerRows?: number;
  readonly body: readonly (readonly unknown[])[];
}

/** A table with heads is one for a reader, too; any other only arranges what is in it. */
function table(node: Node, parent: DocumentPart): Content {
  const { headerRows = 0, body } = node.table as Table;
  if (headerRows === 0) {
    const all = group(parent);
    const rows = body.map(row => row.map(cell => structured(cell, all)));
    return { ...node, table: { ...(node.table as Table), body: rows } } as unknown as Content;
  }
  const whole = add(parent, 'Table');
  // Cells that a wider or higher one covers are written as empty ones.
  const covered = new Set<string>();
  const rows = body.map((row, y) => {
    const line = add(whole, 'TR');
    return row.map((cell, x) => {
      if (covered.has(`${x} ${y}`)) return cell;
      const { colSpan = 1, rowSpan = 1 } = (typeof cell === 'object' && cell !== null ? cell : {}) as {
        readonly colSpan?: number;
        readonly rowSpan?: number;
      };
      for (let right = 0; right < colSpan; right++)
        for (let down = 0; down < rowSpan; down++) covered.add(`${x + right} ${y + down}`);
      return structured(
        cell,
        add(line, y < headerRows ? 'TH' : 'TD', { attributes: spans(colSpan, rowSpan, y < headerRows) }),
      );
    });
  });
  return { ...node, table: { ...(node.table as Table), body: rows } } as unknown as Content;
}

function spans(columns: number, rows: number, isHead: boolean): DocumentPart['attributes'] {
  const attributes = {
    ...(isHead ? { Scope: 'Column' } : {}),
    ...(columns > 1 ? { ColSpan: columns } : {}),
    ...(rows > 1 ? { RowSpan: rows } : {}),
  };
  return Object.keys(attributes).length > 0 ? { O: 'Table', ...attributes } : undefined;
}
