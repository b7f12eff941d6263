import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runBriefly } from './bench.brief.mjs';

const folder = mkdtempSync(join(tmpdir(), 'venue-brief-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bench = (name, body) => {
  const file = join(folder, `${name}.bench.mjs`);
  writeFileSync(file, `export async function run({ brief }) { ${body} }`);
  return [name, file];
};

it('names the benches that break, and runs the others', async () => {
  const files = new Map([
    bench('throws', "throw new Error('the two servers differ');"),
    bench('empty', 'return [];'),
    bench('infinite', "return [{ what: 'rows', ours: Infinity }];"),
    bench('part', "return [{ what: 'a list broke', broken: true }];"),
    bench('whole', "return [{ what: 'rows', ours: brief ? 1 : NaN }];"),
  ]);
  const lines = [];
  expect((await runBriefly(files, line => lines.push(line))).sort()).toEqual(
    ['throws', 'empty', 'infinite', 'part'].sort(),
  );
  lines.sort();
  expect(lines).toHaveLength(5);
  expect(lines[3]).toMatch(/^bench throws broke: .*the two servers differ/);
  expect(lines[2]).toMatch(/^bench part broke: a list broke/);
  expect(lines[4]).toMatch(/^bench whole ran in/);
});
