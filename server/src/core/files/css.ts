import { createHash } from 'node:crypto';
import { ApiFailure } from '@venue/sdk';
import { type CssNode, generate, List, parse, type Rule, type Selector, walk } from 'css-tree';
import type { FileStore } from '../../ports/files/files.ts';
import type { Db } from '../db/database.ts';
import { dropFiles, keepFile } from './keptFiles.ts';

// Properties of text and layout. Left out are those that take a box out of its place (position, transform, z-index),
// add words (content) or names (custom properties), or move by themselves (animation).
const properties =
  /^(color|opacity|background(-color|-image|-size|-position|-repeat|-clip)?|font(-[a-z-]+)?|line-height|letter-spacing|word-spacing|word-break|text-[a-z-]+|white-space|overflow-wrap|hyphens|quotes|tab-size|vertical-align|list-style(-type|-position)?|margin(-[a-z-]+)?|padding(-[a-z-]+)?|border(-[a-z-]+)?|outline(-[a-z-]+)?|box-shadow|box-sizing|((min|max)-)?(width|height|inline-size|block-size)|aspect-ratio|object-(fit|position)|display|float|clear|columns|column-[a-z-]+|row-gap|gap|grid(-[a-z-]+)?|flex(-[a-z-]+)?|(align|justify|place)-[a-z-]+|order|caption-side|break-(before|after|inside)|orphans|widows)$/;
const functions =
  /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix|calc|min|max|clamp|var|minmax|repeat|fit-content|(repeating-)?(linear|radial|conic)-gradient)$/;
// Here quotes enclose names; in other properties they would add words that nobody has checked.
const named = /^(font|grid)(-|$)/;
const shifting = /^(margin|text-indent)/;

type Refuse = (line: number | undefined, why: string) => ApiFailure;

interface Options {
  /** The class of the element that the styles are confined to. */
  readonly scope: string;
  /** The field at which a refusal is shown. */
  readonly field?: string;
}

/**
 * Makes styles written by staff safe to serve: every selector is placed below the element with the class. Anything that
 * could affect other elements or load from elsewhere is refused rather than removed. Throws `css_refused` with the
 * line.
 */
export function scopedCss(css: string, { scope, field = 'cssStyle' }: Options): string {
  const refuse: Refuse = (line = 1, why) =>
    new ApiFailure('css_refused', { fields: { [field]: `Строка ${line}: ${why}` } });
  const deep = tooDeepAt(css);
  if (deep) throw refuse(deep, 'слишком много вложенных скобок');
  // The parser keeps what it cannot read as `Raw`, which is refused below.
  const ast = parse(css, { positions: true });

  let declaration = '';
  const look = (node: CssNode): void => {
    const line = node.loc?.start.line;
    if (node.type === 'Atrule' && node.name !== 'media')
      throw refuse(line, `правило @${node.name} использовать нельзя`);
    // Nested rules begin with `&`, and at the top level it means the whole page.
    if (node.type === 'NestingSelector') throw refuse(line, 'знак & использовать нельзя');
    if (node.type === 'Url') throw refuse(line, 'ссылки на\u00a0файлы использовать нельзя');
    if (node.type === 'String' && declaration !== '' && !named.test(declaration))
      throw refuse(line, `в\u00a0свойстве ${declaration} нельзя слова в\u00a0кавычках`);
    if (node.type === 'Raw') throw refuse(line, `не\u00a0удалось прочитать «${node.value.trim().slice(0, 40)}»`);
    if (node.type === 'Function' && !functions.test(node.name.toLowerCase()))
      throw refuse(line, `функцию ${node.name}() использовать нельзя`);
    if (node.type === 'Declaration') {
      declaration = node.property.toLowerCase();
      if (!properties.test(declaration)) throw refuse(line, `свойство ${node.property} использовать нельзя`);
    }
    const moves = 'value' in node && typeof node.value === 'string' && node.value.startsWith('-');
    const counts = node.type === 'Function' || (moves && /^(Number|Dimension|Percentage)$/.test(node.type));
    if (counts && shifting.test(declaration))
      throw refuse(line, `в\u00a0свойстве ${declaration} нельзя отрицательные и\u00a0вычисляемые значения`);
  };
  walk(ast, {
    enter: look,
    leave: (node: CssNode) => {
      if (node.type === 'Declaration') declaration = '';
    },
  });
  walk(ast, { visit: 'Rule', enter: (rule: Rule) => confine(rule, scope, refuse) });
  return generate(ast);
}

/** The deepest nesting of brackets; the parser takes stack frames for each level. */
const MOST_DEPTH = 20;

/** The line where brackets are nested too deeply; undefined if they never are. */
function tooDeepAt(css: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of css.matchAll(/[{}()[\]]/g)) {
    depth += '{(['.includes(bracket) ? 1 : -1;
    if (depth > MOST_DEPTH) return css.slice(0, index).split('\n').length;
  }
  return undefined;
}

function confine(rule: Rule, scope: string, refuse: Refuse): void {
  const { prelude } = rule;
  if (prelude.type !== 'SelectorList') throw refuse(prelude.loc?.start.line, 'не\u00a0удалось прочитать');
  for (const selector of prelude.children) {
    if (selector.type !== 'Selector') continue;
    // A leading combinator, as in `~ footer`, would select siblings of the element.
    if (selector.children.first?.type === 'Combinator')
      throw refuse(selector.loc?.start.line, 'селектор не\u00a0может начинаться со\u00a0знака');
    selector.children = below(scope, selector);
  }
}

const below = (scope: string, { children }: Selector): List<CssNode> =>
  new List<CssNode>().fromArray([
    { type: 'ClassSelector', name: scope },
    { type: 'Combinator', name: ' ' },
    ...children.toArray(),
  ]);

const hashOf = (css: string) => createHash('sha256').update(css).digest('hex').slice(0, 20);
/** The file that holds the styles of a record. */
export const cssFile = (scope: string, css: string) => `${scope}-${hashOf(css)}.css`;

/** Where browsers find the styles of a record; null when it has none. */
export const cssUrl = (scope: string, css: string): string | null =>
  css === '' ? null : `/files/${cssFile(scope, css)}`;

/**
 * Writes the styles of a record to a file that replaces the former one; the transaction has the record locked. Throws
 * `css_refused`.
 */
export async function replaceCss(tx: Db, files: FileStore, former: string, css: string, scope: string): Promise<void> {
  if (former === css) return;
  if (css !== '') await keepFile(tx, files, cssFile(scope, css), Buffer.from(scopedCss(css, { scope })));
  if (former !== '') await dropFiles(tx, files, [cssFile(scope, former)]);
}

/** Writes styles to a file for the preview, one for each member of staff; returns its URL. */
export async function previewCss(files: FileStore, css: string, scope: string, userId: number): Promise<string | null> {
  if (css === '') return null;
  const name = `${scope}-preview-${userId}.css`;
  await files.put(name, Buffer.from(scopedCss(css, { scope })));
  return `/files/${name}?v=${hashOf(css)}`;
}
