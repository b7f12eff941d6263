import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const sources = globSync('*.ts', { cwd: folder }).filter(file => !file.endsWith('.test.ts'));

test.each(sources)('%s runs in Node and in browsers alike', file => {
  const imports = [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^[^/]* from '([^']+)'/gm)].map(
    match => match[1],
  );
  for (const from of imports) expect(from).toMatch(/^(\.\.?\/|msw$|zod\/mini$)/);
});
