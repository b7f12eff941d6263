/** A node of an XML document: attributes that are empty are left out. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Element | string)[];
}

export const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Element | string)[]
): Element => ({ name, attributes, children });

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text on one line, without characters that XML forbids and with special ones escaped. */
const plain = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
    .trim()
    .replace(/[&<>"]/g, sign => named[sign] ?? '');

/** The document as text, without a prolog. */
export function xmlText({ name, attributes, children }: Element): string {
  const escaped = Object.entries(attributes).map(([key, value]) => [key, plain(value)] as const);
  const open = [name, ...escaped.filter(([, value]) => value !== '').map(([key, value]) => `${key}="${value}"`)].join(
    ' ',
  );
  if (children.length === 0) return `<${open}/>`;
  const inner = children.map(child => (typeof child === 'string' ? plain(child) : xmlText(child))).join('');
  return `<${open}>${inner}</${name}>`;
}
