import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Move, OptionId } from './core/schema/enums.ts';
import { storyStatus } from './stories/stories.model.ts';

interface Statuses {
  readonly ids: readonly OptionId[];
}
type Moves = readonly Move<OptionId>[];

const files = globSync('{*,core/*}/*.ts', { cwd: import.meta.dirname }).filter(
  file => !/\.(test|testing)\.ts$/.test(file),
);
const modules: readonly object[] = await Promise.all(files.map(file => import(join(import.meta.dirname, file))));
const exported = new Map(modules.flatMap(each => Object.entries(each)));

/** The statuses of moves whose names are not alike. */
const statusesOf: Readonly<Record<string, string>> = {
  applicationMoves: 'simpleRequestStatus',
  bannerMoves: 'bannerActivity',
  collaboratorMoves: 'publication',
  galleryMoves: 'publication',
  packageMoves: 'publication',
  priceItemMoves: 'publication',
  projectMoves: 'publication',
  reviewMoves: 'publication',
};

/** Statuses to which nothing leads: such records only come from an earlier system. */
const unreachable: Readonly<Record<string, readonly OptionId[]>> = { storyMoves: [storyStatus.withdrawn] };

const declared = [...exported]
  .filter((each): each is [string, Moves] => /Moves$/.test(each[0]) && Array.isArray(each[1]))
  .map(([name, moves]) => {
    const statuses = exported.get(statusesOf[name] ?? name.replace(/Moves$/, 'Status')) as Statuses | undefined;
    return [name, moves, statuses?.ids ?? expect.fail(`no statuses for ${name}`)] as const;
  });

test('the moves of every kind are looked at', () => expect(declared.length).toBeGreaterThan(17));

test.each(declared)('%s: records are new in the first status, and moves lead to every other', (name, moves, ids) => {
  const reached = new Set<OptionId>(ids.slice(0, 1));
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { from, to } of moves) if (from.some(each => reached.has(each))) reached.add(to);
  }
  expect(ids.filter(id => !reached.has(id))).toEqual(unreachable[name] ?? []);
});

test.each(declared)('%s: every status of a move is declared', (_, moves, ids) =>
  expect(moves.flatMap(({ from, to }) => [...from, to]).filter(id => !ids.includes(id))).toEqual([]),
);

test.each(declared)('%s: what people may press has one place to lead to from each status', (_, moves, ids) => {
  const twice = ids.flatMap(id =>
    moves
      .filter(({ from }) => from.includes(id))
      .map(({ action }) => action)
      .filter((action, at, all) => all.indexOf(action) !== at),
  );
  expect(twice).toEqual([]);
});
