import { richTextTags } from '@venue/sdk';

const tags: Readonly<Record<string, readonly string[]>> = richTextTags;
/** Tags of other programs and our equivalents. */
const alike: Readonly<Record<string, string>> = {
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
};
const withContent = 'script, style, title, meta, link, xml, iframe, object, template, svg, math, head';
const ourPicture = /^\/files\/[a-z0-9-]+\.webp$/;

/** The styles of pasted elements, under a name of ours: the page's policy forbids `style`, and empties it everywhere. */
const STYLE = 'data-style';

/** Pasted HTML without style sheets and comments, with the styles of its elements readable. */
const readable = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->|<!\[[^>]*>|<style\b[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi, tag => tag.replace(/\sstyle\s*=/i, ` ${STYLE}=`));

/** The declarations of a `style` attribute, however it is written: `FONT-WEIGHT: bold; color: red !important`. */
export function declarationsOf(style: string): ReadonlyMap<string, string> {
  const one = /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(])+)/g;
  return new Map([...style.toLowerCase().matchAll(one)].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** The marks a style sets, and those it takes away from the element's own tag. */
function marksOf(element: Element): { on: string[]; off: string[] } {
  const style = declarationsOf(element.getAttribute(STYLE) ?? '');
  const short = style.get('font') ?? '';
  const weight = style.get('font-weight') ?? /\b(bold|[1-9]00)\b/.exec(short)?.[0] ?? '';
  const slant = style.get('font-style') ?? /\b(italic|oblique)\b/.exec(short)?.[0] ?? '';
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  const isBold = /^bold/.test(weight) || Number.parseInt(weight, 10) >= 600;
  const isSlanted = /^(italic|oblique)/.test(slant);
  return {
    on: [
      ...(isBold ? ['strong'] : []),
      ...(isSlanted ? ['em'] : []),
      ...(line.includes('underline') && element.localName !== 'a' ? ['u'] : []),
      ...(line.includes('line-through') ? ['s'] : []),
    ],
    off: [
      ...(weight !== '' && !isBold ? ['strong'] : []),
      ...(slant !== '' && !isSlanted ? ['em'] : []),
      ...(/\bnone\b/.test(line) ? ['u', 's'] : []),
    ],
  };
}

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** The address of a link, completed if it lacks a scheme; null if it is not allowed, e.g. `javascript:`. */
export function linkOf(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s()-]{10,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  const whole = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`;
  try {
    const { protocol, hostname, href } = new URL(whole);
    // Kept as typed if possible: `href` would turn Russian domain names into Punycode.
    const link = /\s/.test(whole) ? href : whole;
    if (protocol === 'mailto:' || protocol === 'tel:') return link;
    return /^https?:$/.test(protocol) && hostname.includes('.') ? link : null;
  } catch {
    return null;
  }
}

/** Keeps only the allowed tags and attributes; other tags are replaced by their content. */
function keepOurs(root: HTMLElement): void {
  for (const element of root.querySelectorAll(withContent)) element.remove();
  for (const element of [...root.querySelectorAll('*')].reverse()) {
    const allowed = tags[element.localName];
    if (!allowed) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    for (const { name } of [...element.attributes]) if (!allowed.includes(name)) element.removeAttribute(name);
  }
}

/** The editor's HTML reduced to `richTextTags`; '' if there is no text at all. */
export function oursOf(html: string): string {
  const root = parse(html);
  keepOurs(root);
  while (root.lastElementChild?.localName === 'p' && root.lastElementChild.childNodes.length === 0)
    root.lastElementChild.remove();
  return root.innerHTML;
}

// Word writes a list as paragraphs that begin with the bullet and are marked by its own styles.
function makeLists(root: HTMLElement): void {
  for (const item of root.querySelectorAll(`p[${STYLE}*="mso-list" i], p[class*="MsoListParagraph"]`)) {
    const bullet = item.querySelector(`[${STYLE}*="mso-list:Ignore" i], [${STYLE}*="mso-list: Ignore" i]`);
    const sign = bullet?.textContent ?? item.textContent ?? '';
    const kind = /^\s*(\d+|[a-zа-я])[.)]/i.test(sign) ? 'ol' : 'ul';
    bullet?.remove();
    const before = item.previousElementSibling;
    const list = before?.localName === kind && before.hasAttribute('data-word') ? before : document.createElement(kind);
    if (list !== before) item.before(list);
    list.setAttribute('data-word', '');
    const entry = document.createElement('li');
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
  }
}

/** Converts HTML pasted from a word processor, a mail or another site to our tags. Only our own pictures are kept. */
export function cleanPasted(html: string): string {
  const root = parse(readable(html));
  makeLists(root);
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    const { on: wraps, off } = marksOf(element);
    const own = alike[element.localName] ?? element.localName;
    // Google Docs puts everything into <b style="font-weight:normal">.
    const name = off.includes(own) ? 'span' : own;
    // Marks on headings are dropped: headings have their own style.
    if (element.closest('h1, h2, h3, h4, h5, h6')) wraps.length = 0;
    let holder: Element = element;
    if (name !== element.localName) {
      holder = document.createElement(name);
      holder.append(...element.childNodes);
      element.replaceWith(holder);
    }
    for (const wrap of wraps) {
      const inner = document.createElement(wrap);
      inner.append(...holder.childNodes);
      holder.append(inner);
    }
  }
  for (const picture of root.querySelectorAll('img'))
    if (!ourPicture.test(picture.getAttribute('src') ?? '')) picture.remove();
  for (const link of root.querySelectorAll('a')) {
    const href = linkOf(link.getAttribute('href') ?? '');
    if (href) link.setAttribute('href', href);
    else link.replaceWith(...link.childNodes);
  }
  // Ends blocks with a line break and cells with a space; otherwise their words would run together.
  for (const block of root.querySelectorAll('div, tr')) block.append(document.createElement('br'));
  for (const cell of root.querySelectorAll('td, th')) cell.append(' ');
  keepOurs(root);
  return root.innerHTML.replace(/(<br>\s*)+(?=<\/?(p|h2|h3|ul|ol|li|blockquote)>|$)/g, '');
}
