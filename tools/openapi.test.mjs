import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { callsText, countsOf, generated, openApiText, referenceText } from './openapi.mjs';

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

test('a call changes its line with each thing it sends, receives or refuses, and no other', () => {
  const whole = JSON.parse(openApiText());
  // Two calls are enough, and quick.
  const document = { ...whole, paths: Object.fromEntries(Object.entries(whole.paths).slice(0, 2)) };
  const before = callsText(document).split('\n');
  const changedBy = change => {
    const other = structuredClone(document);
    change(other);
    return callsText(other)
      .split('\n')
      .filter(line => !before.includes(line))
      .map(line => /^\| `([^`]+)`/.exec(line)?.[1]);
  };
  const [[path, methods]] = Object.entries(document.paths);
  const [[method, { operationId, responses }]] = Object.entries(methods);
  const call = other => other.paths[path][method];
  const status = side => Object.keys(responses).find(code => code < '400' === side);
  const changes = [
    other => Object.assign(call(other), { parameters: [{ name: 'another', in: 'query' }] }),
    other => Object.assign(call(other), { 'x-access': 'another' }),
    other => Object.assign(call(other).responses, { [status(true)]: { content: {} } }),
    other => Object.assign(call(other).responses, { 418: { content: {} } }),
  ];
  for (const change of changes) expect(changedBy(change)).toEqual([operationId]);
  expect(changedBy(other => Object.assign(call(other), { description: 'Other words.' }))).toEqual([]);
});

test('a schema that is a component changes the calls that use it', () => {
  const document = JSON.parse(openApiText());
  const before = callsText(document);
  const [name] = Object.keys(document.components.schemas);
  document.components.schemas[name] = { type: 'null' };
  expect(callsText(document)).not.toBe(before);
});

test('README says how many calls there are', () => {
  const { all, ours } = countsOf(JSON.parse(openApiText()));
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(
    `${all} calls: ${all - ours} of the specification and ${ours} beyond it`,
  );
});
