import { expect, it } from 'vitest';
import { refusedNames } from './house.words.mjs';

it.each([
  ['a constant', 'const told = 1;', ['told']],
  ['a type', 'export interface Wanted {}', ['Wanted']],
  ['a parameter', 'const send = (said: string) => said;', ['said']],
  ['a participle as a type', 'interface Kept { id: number }', ['Kept']],
  ['a type after an adjective', 'type SentCode = string;', []],
  ['an imported type', "import { type Kept, of } from './a.ts';", []],
  ['another name', 'const text = saidBy(told);', []],
  ['a comment', '// const told = 1;', []],
])('names refused words in declarations: %s', (_, text, names) => {
  expect(refusedNames(text)).toEqual(names);
});
