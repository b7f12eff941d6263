import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { mutantsOf } from './guards.mjs';
import { root } from './machine.mjs';
import { tryMutants } from './mutants.run.mjs';

// Inside the project, where the tests of the example find vitest.
const folder = mkdtempSync(join(root, 'tools', '.mutants-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reports a guard whose removal no test notices, and not the one that a test shows', async () => {
  const name = basename(folder);
  const guard =
    'export function enter(age, paid) {\n  // guard: door.test.mjs\n  if (age < 18 || !paid) return false;\n  return true;\n}\n';
  writeFileSync(join(folder, 'door.ts'), guard);
  writeFileSync(
    join(folder, 'door.test.mjs'),
    "import { expect, it } from 'vitest';\nimport { enter } from './door.ts';\nit('is for adults', () => expect([enter(17, true), enter(18, true)]).toEqual([false, true]));\n",
  );
  const mutants = mutantsOf(`${name}/door.ts`, guard).map(({ mutated, ...each }) => ({
    ...each,
    change: () => mutated,
  }));
  const lines = [];
  const counts = await tryMutants(join(root, 'tools'), mutants, line => lines.push(line));
  expect(counts).toEqual({ killed: 2, survived: 1, broken: 0 });
  expect(lines.filter(line => line.includes('survived'))).toEqual(['  survived  age < 18 || !paid → age < 18']);
  expect(readFileSync(join(folder, 'door.ts'), 'utf8')).toBe(guard);
}, 60_000);
