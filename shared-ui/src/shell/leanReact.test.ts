// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { leanReact, unreached } from './leanReact.ts';

const file = createRequire(import.meta.url)
  .resolve('react-dom')
  .replace(/index\.js$/, 'cjs/react-dom-client.production.js');
const code = readFileSync(file, 'utf8');

test('this version of React has every function that is emptied, and the rest stays as it is', () => {
  for (const name of unreached) expect(code, name).toContain(`\nfunction ${name}(`);
  const lean = leanReact().transform(code, file)?.code ?? '';
  for (const name of unreached) expect(lean, name).toContain(`\nfunction ${name}() {}\n`);
  expect(lean.length).toBeLessThan(code.length * 0.93);
  const names = (text: string) => text.match(/^function [\w$]+(?=\()/gm);
  expect(names(lean)).toEqual(names(code));
  expect(() => new Function(lean)).not.toThrow();
});

test('other files are left alone', () => {
  expect(
    leanReact().transform('function startViewTransition() { return 1; }', '/x/react-dom.production.js'),
  ).toBeNull();
});
