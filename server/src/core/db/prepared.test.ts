import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../..');

test('no two statements are prepared under one name: whichever came second would be refused', () => {
  const names = globSync('**/*.store.ts', { cwd: src })
    .concat(globSync('core/record/*.ts', { cwd: src }))
    .flatMap(file => [
      ...readFileSync(join(src, file), 'utf8').matchAll(/(?:\.prepare\(|prepared\(db, )['`]([^'`]+)['`]/g),
    ])
    .map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names).toEqual([...new Set(names)]);
});
