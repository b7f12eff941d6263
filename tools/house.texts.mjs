// Page translators replace each text node by elements of their own. React then fails on a text node that it has to
// remove, or that it has to insert something before, and the page is lost. It never fails on an element, so a text
// beside something that comes and goes has an element of its own.
import { parseAst } from 'vitest/node';

/** Elements that hold a run of text: what is unknown in them may be a text. In others it is taken for an element. */
const phrasing =
  /^(a|b|button|caption|dd|dt|em|figcaption|h[1-6]|label|legend|li|p|small|span|strong|summary|td|th|Button|Link)$/;

const WRAP = 'give each text beside what comes and goes an element of its own, or a page translator breaks the page';

/** The faults of one TSX file, as messages. */
export function looseTexts(file, text) {
  const program = parseAst(text, { lang: 'tsx' }, file);
  const nodes = { any: declared(text, 'ReactNode'), elements: declared(text, 'ReactElement') };
  const breaches = [];
  walk(program, node => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const parts = partsOf(node.children, nodes, phrasing.test(node.openingElement?.name.name));
    const isLoose =
      parts.some(each => each.is === 'loose' || (each.is === 'sometimes' && each.text && parts.length > 1)) ||
      parts.some(each => each.text && parts.some(other => other !== each && other.comesAndGoes));
    if (isLoose) breaches.push(`line ${text.slice(0, node.start).split('\n').length}: ${WRAP}`);
  });
  return breaches;
}

/** Names declared as `ReactNode` in a file may be a text, an element or nothing; as `ReactElement`, never a text. */
const declared = (text, type) =>
  new Set([...text.matchAll(new RegExp(`\\b(\\w+)\\??: (?:\\w+ \\| )*${type}\\b`, 'g'))].map(([, name]) => name));

function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
  } else if (node && typeof node === 'object') {
    if (node.type) visit(node);
    for (const value of Object.values(node)) walk(value, visit);
  }
}

const [TEXT, ELEMENT, NOTHING] = [{ is: 'text', text: true }, { is: 'element' }, { is: 'nothing' }];
/** A text that React removes or inserts by itself. */
const LOOSE = { is: 'loose' };

/** What stands side by side in one element, whatever fragments it is written in. */
const partsOf = (children, nodes, inText) =>
  children.flatMap(child => partOf(child, nodes, inText)).filter(({ is }) => is !== 'nothing');

function partOf(node, nodes, inText) {
  switch (node.type) {
    case 'JSXText':
      return node.value.trim() === '' ? NOTHING : TEXT;
    case 'JSXElement':
      return ELEMENT;
    case 'JSXFragment':
      return partsOf(node.children, nodes, inText);
    case 'JSXExpressionContainer':
      return partOf(node.expression, nodes, inText);
    case 'JSXEmptyExpression':
      return NOTHING;
    case 'Literal':
      return typeof node.value === 'boolean' || String(node.value ?? '').trim() === '' ? NOTHING : TEXT;
    case 'TemplateLiteral':
      return TEXT;
    case 'LogicalExpression':
      return choiceOf(node.operator === '&&' ? [node.right, null] : [node.left, node.right], nodes, inText);
    case 'ConditionalExpression':
      return choiceOf([node.consequent, node.alternate], nodes, inText);
    case 'Identifier':
    case 'MemberExpression': {
      const name = node.name ?? node.property.name;
      if (name === 'undefined') return NOTHING;
      if (nodes.elements.has(name)) return { is: 'sometimes', comesAndGoes: true };
      return { is: 'unknown', text: inText, comesAndGoes: inText && (name === 'children' || nodes.any.has(name)) };
    }
    case 'CallExpression':
      return { is: 'unknown', text: inText && !/^(flatM|m)ap$/.test(node.callee.property?.name) };
    default:
      return { is: 'unknown', text: inText };
  }
}

function choiceOf(branches, nodes, inText) {
  const ways = branches.map(each => (each === null ? [] : [partOf(each, nodes, inText)].flat()));
  if (branches.some(each => each?.type === 'JSXFragment') && ways.some(way => way.some(({ text }) => text)))
    return LOOSE;
  if (ways.flat().some(each => each === LOOSE)) return LOOSE;
  const texts = ways.filter(way => way.some(({ text }) => text));
  // One text instead of another stays the same node.
  const comesAndGoes = texts.length < ways.length;
  return { is: comesAndGoes ? 'sometimes' : 'text', text: texts.length > 0, comesAndGoes };
}
