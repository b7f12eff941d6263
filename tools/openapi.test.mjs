import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { generated, openApiText, referenceText } from './openapi.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

test.each(Object.entries(generated))('%s is what the declarations say', (file, text) => {
  // A plain comparison: a readable difference of a megabyte helps nobody.
  const same = readFileSync(join(root, file), 'utf8') === text();
  expect(same, `${file} is stale: run \`npm run openapi -- --write\``).toBe(true);
});

test('the reference has a line for every call, under the name it is imported by', () => {
  const { paths } = JSON.parse(openApiText());
  const lines = referenceText().split('\n');
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const { name } = operation['x-import'];
      const line = lines.filter(each => each.startsWith(`- \`${name}\` · ${method.toUpperCase()} \`${path}\` · `));
      expect(line, operation.operationId).toHaveLength(1);
      expect(line[0]).toContain(operation.summary);
    }
  }
});
