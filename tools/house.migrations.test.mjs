import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { breaksIn, hashOf, inspectMigrations, RELEASED, unlisted } from './house.migrations.mjs';
import { root } from './machine.mjs';

/** The complaints about a house with these migrations, of which the released ones had these texts. */
function aHouse(migrations, released = {}, snapshots = []) {
  const house = mkdtempSync(join(tmpdir(), 'venue-house-'));
  onTestFinished(() => rmSync(house, { recursive: true, force: true }));
  mkdirSync(join(house, 'server/drizzle/meta'), { recursive: true });
  const entries = Object.keys(migrations).map(tag => ({ tag }));
  writeFileSync(join(house, 'server/drizzle/meta/_journal.json'), JSON.stringify({ entries }));
  for (const [tag, text] of Object.entries(migrations)) writeFileSync(join(house, `server/drizzle/${tag}.sql`), text);
  for (const each of snapshots) writeFileSync(join(house, 'server/drizzle/meta', each), '{}');
  const hashes = Object.entries(released).map(([tag, text]) => [tag, hashOf(text)]);
  writeFileSync(join(house, RELEASED), JSON.stringify(Object.fromEntries(hashes)));
  return inspectMigrations(house).map(({ file, message }) => `${file}: ${message}`);
}

const baseline = 'CREATE TABLE "room" ("id" integer NOT NULL);';

test('a released migration is not changed or removed', () => {
  expect(aHouse({ '0000_baseline': baseline }, { '0000_baseline': baseline })).toEqual([]);
  expect(aHouse({ '0000_baseline': `${baseline} ` }, { '0000_baseline': baseline })).toEqual([
    expect.stringMatching(/^server\/drizzle\/0000_baseline\.sql: is in a release and was changed/),
  ]);
  expect(aHouse({}, { '0000_baseline': baseline })).toHaveLength(1);
});

test.each([
  ['ALTER TABLE "room" DROP COLUMN "name";', /drops/],
  ['DROP TABLE "room";', /drops/],
  ['ALTER TABLE "room" RENAME COLUMN "name" TO "title";', /renames/],
  ['ALTER TABLE "room" RENAME TO "space";', /renames/],
  ['ALTER TABLE "room" ALTER COLUMN "name" SET NOT NULL;', /adds NOT NULL$/],
  ['ALTER TABLE "room" ADD COLUMN "area" integer NOT NULL;', /without a default/],
  ['ALTER TABLE "room" ALTER COLUMN "name" SET DATA TYPE text;', /changes the type/],
  ['ALTER TABLE "room" ADD CONSTRAINT "room_area" CHECK ("area" > 0);', /adds a constraint/],
  ['CREATE UNIQUE INDEX "room_name" ON "room" ("name");', /adds a unique index/],
  ['DROP INDEX "room_name";', /drops room_name, which the last release looks for/],
  ['DROP INDEX CONCURRENTLY IF EXISTS "room_name";', /drops room_name/],
  ['ALTER TABLE "room" DROP CONSTRAINT "room_area";', /drops room_area/],
  ['DROP TRIGGER room_takes_hours ON room;', /drops room_takes_hours/],
  ['DROP FUNCTION IF EXISTS take_hours();', /drops take_hours/],
])('%s needs a reason', (sql, what) => {
  expect(breaksIn(sql)).toEqual([expect.stringMatching(what)]);
  const complaints = text => aHouse({ '0000_baseline': baseline, '0001_step': `-- locks: a few rows only\n${text}` });
  expect(complaints(sql)).toHaveLength(1);
  expect(complaints(`-- expand-contract:\n${sql}`)).toHaveLength(1);
  expect(complaints(`-- expand-contract: the previous server has not used it since 1.4\n${sql}`)).toEqual([]);
});

test.each([
  'ALTER TABLE "room" ADD COLUMN "area" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "room" ADD COLUMN "area" integer;',
  'CREATE TABLE "desk" ("id" integer NOT NULL);\nALTER TABLE "desk" ADD CONSTRAINT "desk_id" CHECK ("id" > 0);',
  'CREATE INDEX "room_name" ON "room" ("name");',
  'DROP INDEX CONCURRENTLY IF EXISTS "room_name";\nCREATE INDEX CONCURRENTLY "room_name" ON "room" ("name");',
  'DROP TRIGGER t ON room;\nCREATE OR REPLACE TRIGGER t AFTER UPDATE ON room EXECUTE FUNCTION f();',
  'CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN DROP TABLE room; END $$;',
  '-- DROP TABLE "room";',
])('%s needs none', sql => expect(breaksIn(sql)).toEqual([]));

test('a migration that makes customers wait is refused, one that builds on those before is not', () => {
  const step = 'ALTER TABLE "room" ADD CONSTRAINT "c" CHECK ("room"."name" IS NOT NULL) NOT VALID;';
  const reason = '-- expand-contract: the previous server always writes it\n';
  const set = `${reason}ALTER TABLE "room" ALTER COLUMN "name" SET NOT NULL;`;
  const validate = 'ALTER TABLE "room" VALIDATE CONSTRAINT "c";';
  expect(aHouse({ '0000_baseline': baseline, '0001_step': set })).toEqual([
    expect.stringMatching(/^server\/drizzle\/0001_step\.sql: reads all rows for SET NOT NULL.*`-- locks: …`/),
  ]);
  const steps = { '0000_baseline': baseline, '0001_step': reason + step, '0002_step': validate, '0003_step': set };
  expect(aHouse(steps)).toEqual([]);
});

test('what a release has retired may be dropped', () => {
  const retire = '-- retire: index room_name of room\nSELECT 1;';
  const steps = { '0000_baseline': baseline, '0001_retire': retire, '0002_drop': 'DROP INDEX "room_name";' };
  expect(aHouse(steps)).toEqual([expect.stringMatching(/0002_drop\.sql: drops room_name/)]);
  expect(aHouse(steps, { '0001_retire': retire })).toEqual([]);
});

test('only the newest snapshot is there', () => {
  expect(aHouse({}, {}, ['0001_snapshot.json'])).toEqual([]);
  expect(aHouse({}, {}, ['0000_snapshot.json', '0001_snapshot.json'])).toEqual([
    expect.stringMatching(/0000_snapshot\.json: is not the newest/),
  ]);
});

test('the migrations of the last release are listed, as `npm run release` does', () => {
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
  const tag = git('tag', '--list', 'v*', '--sort=-creatordate').split('\n')[0];
  const had = tag ? JSON.parse(git('show', `${tag}:server/drizzle/meta/_journal.json`)).entries : [];
  const released = JSON.parse(readFileSync(join(root, RELEASED), 'utf8'));
  expect(
    unlisted(
      released,
      had.map(entry => entry.tag),
    ),
  ).toEqual([]);
  expect(unlisted({ '0000_baseline': '' }, ['0000_baseline', '0001_step'])).toEqual(['0001_step']);
});
