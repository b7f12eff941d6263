import { SaxesParser } from 'saxes';
import { type Element, element } from './xml.ts';

/** What is wrong with an XML file, for whoever sent it. */
export class XmlFault extends Error {}

const most = { bytes: 1024 * 1024, depth: 30, elements: 10_000 } as const;

const decoders = { 'utf-8': 'utf-8', 'windows-1251': 'windows-1251', cp1251: 'windows-1251' } as const;

/**
 * The text of a file in the encoding that it declares, or in UTF-8 with a mark or without a declaration. Bytes that the
 * encoding does not have are refused.
 */
function textOf(data: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(data.subarray(0, 200));
  const isMarked = head.startsWith('\u00ef\u00bb\u00bf');
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(isMarked ? head.slice(3) : head)?.[1];
  const name = isMarked ? 'utf-8' : (declared ?? 'utf-8').toLowerCase();
  const encoding = Object.hasOwn(decoders, name) ? decoders[name as keyof typeof decoders] : undefined;
  if (!encoding) throw new XmlFault(`кодировка ${declared} не\u00a0подходит: нужна windows-1251 или UTF-8`);
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(data);
  } catch {
    throw new XmlFault(`текст записан не\u00a0в\u00a0той кодировке, что объявлена (${encoding})`);
  }
}

/** A node whose children are still being read. */
interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

/**
 * The root of an XML document. Nothing is read from elsewhere and no entities but those of XML itself are known: a
 * document with a DOCTYPE is refused, as is one that is too large or too deep.
 * @throws XmlFault
 */
export function readXml(data: Uint8Array): Element {
  if (data.length > most.bytes) throw new XmlFault('файл слишком большой');
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let root: Element | undefined;
  let elements = 0;
  parser.on('error', cause => {
    throw new XmlFault('файл XML повреждён', { cause });
  });
  parser.on('doctype', () => {
    throw new XmlFault('в\u00a0файле есть DOCTYPE, такие не\u00a0принимаем');
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements++;
    if (elements > most.elements || open.length >= most.depth)
      throw new XmlFault('в\u00a0файле слишком много вложенных данных');
    open.push({ name, attributes: attributes as Record<string, string>, children: [] });
  });
  const addText = (text: string) => {
    if (text.trim() !== '') open.at(-1)?.children.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    const node = element(closed.name, closed.attributes, ...closed.children);
    const parent = open.at(-1);
    if (parent) parent.children.push(node);
    else root = node;
  });
  parser.write(textOf(data)).close();
  if (!root) throw new XmlFault('файл XML повреждён');
  return root;
}

/** The child elements with a name. */
export const childrenOf = ({ children }: Element, name: string): readonly Element[] =>
  children.filter(child => typeof child !== 'string').filter(child => child.name === name);

/** The first child element with a name. */
export const childOf = (parent: Element | undefined, name: string): Element | undefined =>
  parent && childrenOf(parent, name)[0];
