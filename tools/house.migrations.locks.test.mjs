import { expect, test } from 'vitest';
import { locksIn, statementsOf } from './house.migrations.locks.mjs';

test.each([
  ['CREATE INDEX "room_name" ON "room" USING btree ("name");', /builds an index while nobody can write/],
  ['CREATE UNIQUE INDEX "room_name" ON "room" ("name");', /builds an index while nobody can write/],
  ['ALTER TABLE "room" ALTER COLUMN "name" SET DATA TYPE varchar(9);', /writes? the whole table/],
  ['ALTER TABLE room ALTER COLUMN name TYPE text;', /write the whole table/],
  ['ALTER TABLE "room" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;', /writes the whole table/],
  ['ALTER TABLE "room" ADD COLUMN "twice" integer GENERATED ALWAYS AS (n * 2) STORED;', /writes the whole table/],
  ['ALTER TABLE "room" ALTER COLUMN "name" SET NOT NULL;', /reads all rows for SET NOT NULL/],
  ['ALTER TABLE "room" ADD CONSTRAINT "room_area" CHECK ("area" > 0);', /checks all rows.*NOT VALID/],
  ['ALTER TABLE "room" ADD CONSTRAINT "room_fk" FOREIGN KEY ("a") REFERENCES "b"("id");', /checks all rows/],
  ['ALTER TABLE "room" ADD CONSTRAINT "room_name" UNIQUE("name");', /ADD CONSTRAINT … USING INDEX/],
  ['ALTER TABLE "room" ADD COLUMN "n" integer;\nUPDATE "room" SET "n" = 1;', /migration of their own/],
  ['ALTER TABLE "a" ADD COLUMN "n" integer;\nDELETE FROM "b";', /migration of their own/],
  [
    'ALTER TABLE "room" ADD CONSTRAINT "c" CHECK (n > 0) NOT VALID;\nALTER TABLE "room" VALIDATE CONSTRAINT "c";',
    /migration of their own/,
  ],
  ['CREATE INDEX CONCURRENTLY "room_name" ON "room" ("name");', /DROP INDEX CONCURRENTLY IF EXISTS "room_name"/],
  [
    'DROP INDEX CONCURRENTLY IF EXISTS "i";\nCREATE INDEX CONCURRENTLY "i" ON "room" ("n");\nCREATE TABLE "x" ("n" integer);',
    /outside of a transaction/,
  ],
])('%s is refused', (sql, fault) => {
  expect(locksIn(sql).join('\n')).toMatch(fault);
  expect(locksIn(`-- locks: the table has twenty rows\n${sql}`)).toEqual([]);
});

test.each([
  'ALTER TABLE "room" ADD COLUMN "area" integer DEFAULT 0 NOT NULL;',
  'ALTER TABLE "room" ADD COLUMN "at" timestamptz DEFAULT now() NOT NULL;',
  'ALTER TABLE "room" ADD CONSTRAINT "room_area" CHECK ("area" > 0) NOT VALID;',
  'ALTER TABLE "room" VALIDATE CONSTRAINT "room_area";',
  'ALTER TABLE "room" ADD CONSTRAINT "room_name" UNIQUE USING INDEX "room_name";',
  'DROP INDEX CONCURRENTLY IF EXISTS "i";--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "i" ON "room" ("n");',
  'UPDATE "room" SET "area" = 1;',
  'CREATE TABLE "a" ("n" integer);\nCREATE INDEX "i" ON "a" ("n");\nALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("n" > 0);\nUPDATE "a" SET "n" = 1;',
  'CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN ALTER TABLE room ALTER COLUMN name SET NOT NULL; END $$;',
])('%s is allowed', sql => expect(locksIn(sql)).toEqual([]));

test('SET NOT NULL is allowed after a validated check of the same column', () => {
  const set = 'ALTER TABLE "room" ALTER COLUMN "name" SET NOT NULL;';
  const check = (table, column) =>
    `ALTER TABLE "${table}" ADD CONSTRAINT "c" CHECK ("${table}"."${column}" IS NOT NULL) NOT VALID;`;
  const validate = 'ALTER TABLE "room" VALIDATE CONSTRAINT "c";';
  expect(locksIn(set, statementsOf(check('room', 'name') + validate))).toEqual([]);
  expect(locksIn(set, statementsOf(check('room', 'name')))).toHaveLength(1);
  expect(locksIn(set, statementsOf(check('room', 'title') + validate))).toHaveLength(1);
  expect(locksIn(set, statementsOf(check('hall', 'name') + validate))).toHaveLength(1);
});
