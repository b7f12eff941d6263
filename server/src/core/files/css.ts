import { createHash } from 'node:crypto';
import { ApiFailure } from '@venue/sdk';
import { type CssNode, generate, List, parse, type Rule, type Selector, walk } from 'css-tree';
import type { FileStore } from '../../ports/files/files.ts';
import type { Db } from '../db/database.ts';
import { dropFiles, keepFile } from './keptFiles.ts';

// What sets text and lays it out. Nothing that takes a box out of its place (position, transform, z-index), brings in
// words (content) or other names (custom properties), or moves by itself (animation).
const properties =
  /^(color|opacity|background(-color|-image|-size|-position|-repeat|-clip)?|font(-[a-z-]+)?|line-height|letter-spacing|word-spacing|word-break|text-[a-z-]+|white-space|overflow-wrap|hyphens|quotes|tab-size|vertical-align|list-style(-type|-position)?|margin(-[a-z-]+)?|padding(-[a-z-]+)?|border(-[a-z-]+)?|outline(-[a-z-]+)?|box-shadow|box-sizing|((min|max)-)?(width|height|inline-size|block-size)|aspect-ratio|object-(fit|position)|display|float|clear|columns|column-[a-z-]+|row-gap|gap|grid(-[a-z-]+)?|flex(-[a-z-]+)?|(align|justify|place)-[a-z-]+|order|caption-side|break-(before|after|inside)|orphans|widows)$/;
const functions =
  /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix|calc|min|max|clamp|var|minmax|repeat|fit-content|(repeating-)?(linear|radial|conic)-gradient)$/;
// Quotes stand around names there; elsewhere they would bring in words nobody has checked.
const named = /^(font|grid)(-|$)/;
const shifting = /^(margin|text-indent)/;

type Refuse = (line: number | undefined, why: string) => ApiFailure;

interface Options {
  /** The class of the element they are confined to. */
  readonly scope: string;
  /** The field the refusal stands beside. */
  readonly field?: string;
}

/**
 * Styles written by staff as they may be served: every selector below the element of a class. What could leave that
 * element or load from elsewhere is refused rather than taken out. Throws `css_refused` with the line.
 */
export function scopedCss(css: string, { scope, field = 'cssStyle' }: Options): string {
  const refuse: Refuse = (line = 1, why) =>
    new ApiFailure('css_refused', { fields: { [field]: `Строка ${line}: ${why}` } });
  // What the parser cannot read it keeps as it is, and that is refused below.
  const ast = parse(css, { positions: true });

  let declaration = '';
  const look = (node: CssNode): void => {
    const line = node.loc?.start.line;
    if (node.type === 'Atrule' && node.name !== 'media')
      throw refuse(line, `правило @${node.name} использовать нельзя`);
    // Rules within rules begin with it, and at the top it means the whole page.
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

function confine(rule: Rule, scope: string, refuse: Refuse): void {
  const { prelude } = rule;
  if (prelude.type !== 'SelectorList') throw refuse(prelude.loc?.start.line, 'не\u00a0удалось прочитать');
  for (const selector of prelude.children) {
    if (selector.type !== 'Selector') continue;
    // `~ footer` below the class would mean what stands beside it.
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
 * Keeps the styles of a record, which the transaction holds locked, as a file instead of the former ones. Throws
 * `css_refused`.
 */
export async function replaceCss(tx: Db, files: FileStore, former: string, css: string, scope: string): Promise<void> {
  if (former === css) return;
  if (css !== '') await keepFile(tx, files, cssFile(scope, css), Buffer.from(scopedCss(css, { scope })));
  if (former !== '') await dropFiles(tx, files, [cssFile(scope, former)]);
}

/** Keeps styles to be looked at before they are saved, one file for each member of staff; answers where. */
export async function previewCss(files: FileStore, css: string, scope: string, userId: number): Promise<string | null> {
  if (css === '') return null;
  const name = `${scope}-preview-${userId}.css`;
  await files.put(name, Buffer.from(scopedCss(css, { scope })));
  return `/files/${name}?v=${hashOf(css)}`;
}
