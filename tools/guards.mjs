// Guards as they are marked in the sources, and what removing a part of each makes of its file. A guard is the
// statement or the part of an expression below a line `// guard`, or `// guard: login.test.ts` with the tests that show
// it (beside the file, or by their path), separated by commas.
import { posix } from 'node:path';
import { parseAst } from 'vitest/node';

const MARK = /^[ \t]*\/\/ guard(?:: (.+))?\r?\n(?:[ \t]*\/\/.*\r?\n)*[ \t]*/gm;

export const parsed = (file, text) => parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });

const childrenOf = node =>
  Object.values(node)
    .flat()
    .filter(each => typeof each?.type === 'string');

/** The marked guards of a file: the largest node that begins below each mark, and the tests the mark names. */
export function guardsOf(file, text) {
  const marks = [...text.matchAll(MARK)];
  if (marks.length === 0) return [];
  const program = parsed(file, text);
  return marks.map(match => {
    const node = beginningAt(program, match.index + match[0].length);
    if (node === undefined) throw new Error(`${file}: nothing begins below a mark of a guard: ${match[0].trim()}`);
    const tests = (match[1] ?? '').split(', ').filter(Boolean);
    return { node, tests: tests.map(test => (test.includes('/') ? test : posix.join(posix.dirname(file), test))) };
  });
}

/** The largest node that begins at a place. */
function beginningAt(node, at) {
  if (node.type !== 'Program' && node.start === at) return node;
  for (const child of childrenOf(node)) {
    if (child.start > at || child.end <= at) continue;
    const inner = beginningAt(child, at);
    if (inner) return inner;
  }
  return undefined;
}

/** What is put in place of a part of a guard: `[start, end, text]` each. Statements inside its blocks are not its own. */
export function changesOf(node, text) {
  const source = each => text.slice(each.start, each.end);
  const changes = [];
  const without = list => {
    for (const [index, each] of list.entries()) {
      const next = list[index + 1];
      const before = list[index - 1];
      if (next) changes.push([each.start, next.start, '']);
      else if (before) changes.push([before.end, each.end, '']);
    }
  };
  const byType = {
    ExpressionStatement: each => changes.push([each.start, each.end, ';']),
    IfStatement(each) {
      if (each.alternate) changes.push([each.test.start, each.test.end, 'false']);
      else changes.push([each.start, each.end, ';']);
    },
    LogicalExpression(each) {
      if (each.operator === '??') return;
      changes.push([each.start, each.end, source(each.right)], [each.start, each.end, source(each.left)]);
    },
    ConditionalExpression(each) {
      changes.push([each.start, each.end, source(each.consequent)], [each.start, each.end, source(each.alternate)]);
    },
    CallExpression(each) {
      const { callee, arguments: sent } = each;
      const name = callee.property?.name ?? callee.name;
      if (['and', 'or', 'min', 'max'].includes(name)) {
        if (sent.length === 2 || name.startsWith('m'))
          for (const one of sent) changes.push([each.start, each.end, source(one)]);
        else without(sent);
      }
      if (callee.type !== 'MemberExpression') return;
      if (name === 'every' || name === 'some')
        changes.push([callee.property.start, callee.property.end, name === 'every' ? 'some' : 'every']);
      if (name === 'filter' && sent.length === 1) changes.push([each.start, each.end, source(callee.object)]);
    },
    ArrayExpression: each => without(each.elements.filter(Boolean)),
    ReturnStatement: each => either(each.argument),
    ArrowFunctionExpression: each => either(each.body),
  };
  const either = each => {
    if (each?.type === 'BinaryExpression' && /^[<>=!]=?=?$/.test(each.operator))
      for (const value of ['true', 'false']) changes.push([each.start, each.end, value]);
  };
  const visit = each => {
    byType[each.type]?.(each);
    for (const child of childrenOf(each)) if (child.type !== 'BlockStatement') visit(child);
  };
  // A property of what is sent, such as the hour before which nobody is written to.
  if (node.type === 'Property') changes.push([node.value.start, node.value.end, 'undefined']);
  visit(node);
  return changes.filter(([start, end, to]) => text.slice(start, end) !== to);
}

const inLine = text => text.replaceAll(/\s+/g, ' ').trim();

/** The mutants of the marked guards of a file: the changed text of each, what it replaces, and the tests. */
export function mutantsOf(file, text) {
  return guardsOf(file, text).flatMap(({ node, tests }) => {
    const changes = changesOf(node, text);
    if (changes.length === 0)
      throw new Error(`${file}: a marked guard has no part to remove: ${text.slice(node.start, node.end)}`);
    return changes.map(([start, end, to]) => ({
      file,
      tests,
      what: `${inLine(text.slice(start, end))} → ${to === ';' || to === '' ? '(nothing)' : inLine(to)}`,
      mutated: text.slice(0, start) + to + text.slice(end),
    }));
  });
}
