// Moves guards from the lists `mutants.*.mjs` to marks in the sources: `node tools/guards.move.mjs areas/auth`. A listed
// change moves where what is derived from a mark has the same effect; the others stay in their list.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { changesOf, guardsOf, parsed } from './guards.mjs';
import { root } from './machine.mjs';
import { changed } from './mutants.change.mjs';
import { mutants } from './mutants.list.mjs';

const words = process.argv.slice(2);

/** A program without places and empty statements: two texts with the same one do the same. */
const meaning = (file, text) =>
  JSON.stringify(parsed(file, text), (name, value) => {
    if (['start', 'end', 'raw', 'range', 'loc'].includes(name)) return undefined;
    if (value?.type === 'ParenthesizedExpression') return value.expression;
    return Array.isArray(value) ? value.filter(each => each?.type !== 'EmptyStatement') : value;
  });

/** All nodes around a place, the outermost last, that begin a line and may carry a mark. */
function candidates(node, text, at, nodes = []) {
  for (const child of Object.values(node)
    .flat()
    .filter(each => typeof each?.type === 'string'))
    if (child.start <= at && child.end >= at) candidates(child, text, at, nodes);
  const before = text.slice(text.lastIndexOf('\n', node.start - 1) + 1, node.start);
  if (node.type !== 'Program' && before.trim() === '') nodes.push(node);
  return nodes;
}

/** The node whose derived changes have one that does the same as the listed one. */
function homeOf(file, text, from, to) {
  let targets;
  try {
    targets = meaning(file, changed(text, from, to));
  } catch {
    return undefined;
  }
  const at = text.indexOf(from) + /^\W*/.exec(from)[0].length;
  const beginning = new Set();
  for (const node of candidates(parsed(file, text), text, at)) {
    if (beginning.has(node.start)) continue;
    const changes = changesOf(node, text);
    const same = ([start, end, put]) => {
      try {
        return meaning(file, text.slice(0, start) + put + text.slice(end)) === targets;
      } catch {
        return false;
      }
    };
    // Where it takes more than this to find the guard, a mark would say little.
    if (changes.length <= 6 && changes.some(same)) return node;
    beginning.add(node.start);
  }
  return undefined;
}

const moved = [];
let remaining = 0;
for (const { file, tests, changes } of mutants) {
  if (!/\.tsx?$/.test(file) || !words.every(word => file.includes(word))) {
    remaining += changes.length;
    continue;
  }
  for (const [from, to] of changes) {
    const text = readFileSync(join(root, file), 'utf8');
    const node = homeOf(file, text, from, to);
    if (node === undefined) {
      remaining += 1;
      continue;
    }
    const marked = guardsOf(file, text).find(guard => guard.node.start === node.start);
    const names = tests.map(test => (posix.dirname(test) === posix.dirname(file) ? posix.basename(test) : test));
    const start = text.lastIndexOf('\n', node.start - 1) + 1;
    if (!marked) {
      const indent = text.slice(start, node.start);
      writeFileSync(
        join(root, file),
        `${text.slice(0, start)}${indent}// guard: ${names.join(', ')}\n${text.slice(start)}`,
      );
    }
    moved.push([file, from, to]);
  }
}

// Takes what has moved out of the lists.
for (const list of globSync('tools/mutants.*.mjs', { cwd: root })) {
  let text = readFileSync(join(root, list), 'utf8');
  const cuts = [];
  const string = each => (each?.type === 'Literal' ? each.value : undefined);
  const visit = node => {
    const [one, other, ...rest] = node.type === 'ArrayExpression' ? node.elements : [];
    if (rest.length === 0 && moved.some(([, from, to]) => from === string(one) && to === string(other)))
      cuts.push([node.start, node.end]);
    else
      for (const child of Object.values(node)
        .flat()
        .filter(each => typeof each?.type === 'string'))
        visit(child);
  };
  visit(parsed('list.ts', text));
  for (const [start, end] of cuts.reverse())
    text = text.slice(0, start) + text.slice(end + (/^,\s*/.exec(text.slice(end))?.[0].length ?? 0));
  if (cuts.length > 0) writeFileSync(join(root, list), text);
}
console.log(`${moved.length} guards are marked, ${remaining} are left in the lists`);
