import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './machine.mjs';
import { ruleOf, triggersText } from './schema.mjs';

const folder = join(root, 'server/drizzle/functions');
const files = readdirSync(folder)
  .sort()
  .map(file => [file.replace(/\.sql$/, ''), readFileSync(join(folder, file), 'utf8')]);

test('docs/generated/triggers.md is what the files of the functions say: run `npm run schema`', () =>
  expect(readFileSync(join(root, 'docs/generated/triggers.md'), 'utf8')).toBe(triggersText(files)));

test('the rule of a function is the comment at its head', () => {
  expect(ruleOf('-- A rule,\n-- in two lines.\nCREATE …\n-- no rule\n')).toBe('A rule, in two lines.');
  expect(ruleOf('CREATE …\n')).toBe('');
});
