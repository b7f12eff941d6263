import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};
const commands = Object.values(scripts).flatMap(
  line => /^node --conditions=venue-source (src\/\w+\.ts)$/.exec(line)?.[1] ?? [],
);

test.each(commands)('%s reads paths from where it was typed', file => {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
  expect(/^import [^\n]*/m.exec(text)?.[0]).toBe("import './callersFolder.ts';");
});

test('there are commands', () => {
  expect(commands.length).toBeGreaterThan(3);
});
