import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { allCalls } from './calls.ts';

interface Listed {
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

const listed = JSON.parse(readFileSync(new URL('../contract/calls.json', import.meta.url), 'utf8')) as Listed[];
const place = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('every call of the specification is declared once, at its address, under its id', () => {
  const declared = new Map(allCalls.filter(call => !call.ours).map(call => [call.id as string, place(call)]));
  expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(listed.map(call => [call.id, place(call)])));
  expect(listed).toHaveLength(288);
});

test('what the specification does not list is marked as ours', () => {
  const names = new Set(listed.map(place));
  for (const call of allCalls) expect(call.ours === true, call.id).toBe(!names.has(place(call)));
});

test('every enumeration is declared once', async () => {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const seen = new Map<string, string[]>();
  // A model may re-export an enumeration of another one.
  const met = new Set<unknown>();
  for (const file of globSync('*/*.model.ts', { cwd: here })) {
    const model: Record<string, unknown> = await import(`${here}${file}`);
    for (const [name, value] of Object.entries(model)) {
      if (typeof value !== 'object' || value === null || !('options' in value) || !('option' in value)) continue;
      if (met.has(value)) continue;
      met.add(value);
      const options = (value.options as readonly { id: unknown; label: string }[]).map(
        ({ id, label }) => `${id} ${label}`,
      );
      seen.set(options.join(), [...(seen.get(options.join()) ?? []), `${file}: ${name}`]);
    }
  }
  expect(seen.size).toBeGreaterThan(42);
  expect([...seen.values()].filter(homes => homes.length > 1)).toEqual([]);
});
