import { ApiFailure } from '@venue/sdk';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { NO_LETTER, printable } from './letters.ts';
import { rendered } from './pdf.render.ts';

/** Colours of printed papers. */
export const ink = { text: '#26231f', soft: '#6d665d', accent: '#0f6b57' } as const;

const lettersMissing = `Знак ${NO_LETTER} стоит вместо буквы другой письменности или эмодзи: в\u00a0нашем шрифте их\u00a0нет.`;

/** A PDF in our typeface, with text that can be searched and copied. Letters that it lacks are shown and explained. */
export function pdfOf(document: TDocumentDefinitions): Promise<Buffer> {
  const missing = new Set<string>();
  const content = printed(document.content, missing);
  const note: Content[] = missing.size === 0 ? [] : [{ text: lettersMissing, fontSize: 8, color: ink.soft }];
  return made({ ...printedParts(document, missing), content: [content, ...note] });
}

/**
 * A PDF that is signed or paid by, so every letter of it must be there.
 * @throws ApiFailure `letters_not_printable`, which names the text
 */
export function wholePdfOf(document: TDocumentDefinitions): Promise<Buffer> {
  const missing = new Set<string>();
  const content = printed(document.content, missing);
  const parts = printedParts(document, missing);
  if (missing.size > 0) throw notPrintable([...missing].join('; '));
  return made({ ...parts, content });
}

/**
 * Refuses a record with texts that cannot be printed; `texts` are the values by the names of their fields.
 * @throws ApiFailure `letters_not_printable`, with the fields
 */
export function mustBePrintable(texts: Readonly<Record<string, string>>): void {
  const fields = Object.entries(texts).filter(([, text]) => printable(text).missing.length > 0);
  const [first] = fields;
  if (first) throw notPrintable(first.join(': '), Object.fromEntries(fields));
}

function notPrintable(where: string, fields: Readonly<Record<string, string>> = {}): ApiFailure {
  const text = (what: string) => `Эти буквы не\u00a0напечатать, запишите их по-русски или латиницей: ${what}`;
  const texts = Object.entries(fields).map(([name, value]) => [name, text(value)]);
  return new ApiFailure('letters_not_printable', { text: text(where), fields: Object.fromEntries(texts) });
}

const made = ({ defaultStyle, ...rest }: TDocumentDefinitions): Promise<Buffer> =>
  rendered({
    ...rest,
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.25, color: ink.text, ...defaultStyle },
  });

/** The header and footer of a document, which pdfmake calls for each page. */
function printedParts({ footer, header, ...rest }: TDocumentDefinitions, missing: Set<string>): TDocumentDefinitions {
  const each = (part: typeof footer) =>
    typeof part === 'function' ? (...page: Parameters<typeof part>) => printed(part(...page), missing) : part;
  return { ...rest, ...(footer ? { footer: each(footer) } : {}), ...(header ? { header: each(header) } : {}) };
}

/** The same content with all letters that can be printed; texts with others are added to `missing`. */
function printed<T>(content: T, missing: Set<string>): T {
  if (typeof content === 'string') {
    const letters = printable(content);
    if (letters.missing.length > 0) missing.add(content);
    return letters.text as T;
  }
  if (Array.isArray(content)) return content.map(each => printed(each, missing)) as T;
  if (typeof content !== 'object' || content === null) return content;
  const parts = Object.entries(content).map(([name, part]) => [name, name === 'qr' ? part : printed(part, missing)]);
  return Object.fromEntries(parts) as T;
}
