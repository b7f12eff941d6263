import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const here = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const blocks = [...here('../README.md').matchAll(/```ts\n([\s\S]*?)```/g)].map(match => match[1] ?? '');
const trimmed = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('\n');

test('what README.md shows is what its tests run', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(15);
  // Blocks that run in the browser are tested in a journey.
  const run = ['./readme.test.ts', '../../e2e/support/mocked.program.ts'].map(name => trimmed(here(name))).join('\n');
  for (const block of blocks) {
    for (const part of block.replace(/^import [^;]+;$/gm, '').split('\n\n')) expect(run).toContain(trimmed(part));
  }
});

test('what README.md links to is packed with it', () => {
  const { files }: { files: string[] } = JSON.parse(here('../package.json'));
  const links = [...here('../README.md').matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(match => match[1] ?? '');
  expect(links).toContain('api.md');
  for (const link of links) expect(files, link).toContain(link);
});

test('README.md imports what exists, from where it says', async () => {
  const files: Record<string, string> = { '': './index.ts', '/testing': './testing/index.ts', '/venue': './venue.ts' };
  const imports = blocks.flatMap(block => [...block.matchAll(/^import \{([^}]+)\} from '@venue\/sdk([^']*)';$/gm)]);
  expect(imports.length).toBeGreaterThan(10);
  for (const [, names = '', entry = ''] of imports) {
    const [area = '', kind] = entry.slice(1).split('/');
    const file = files[entry] ?? `./${area}/${area}.${kind === 'admin' ? 'admin.calls' : (kind ?? 'calls')}.ts`;
    const module: object = await import(/* @vite-ignore */ file);
    const values = names.split(',').map(name => name.trim());
    for (const name of values.filter(each => !each.startsWith('type ')))
      expect(Object.keys(module), entry).toContain(name);
  }
});
