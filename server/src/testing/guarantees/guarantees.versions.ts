import { type Guarantee, refusal } from './guarantees.refusal.ts';

const version = (number: number) =>
  `INSERT INTO record_version (kind, object_id, number, data, at) VALUES ('article', 101, ${number}, '{}', now())`;

const plan = (publish: string, withdraw: string) =>
  `INSERT INTO publication_plan (kind, object_id, publish_at, withdraw_at, by_id)
   VALUES ('article', 101, ${publish}, ${withdraw}, 101)`;

/** Guarantees about the versions of published records, and the moments at which they are published and withdrawn. */
export const versionGuarantees: readonly Guarantee[] = [
  {
    what: 'versions store what visitors saw of a record, are numbered from 1, and are deleted with it',
    how: 'the audit log entry and the version are written together; the trigger `record_takes_its_versions` deletes them',
    refusals: [
      refusal('record_version_once', 'primary key', 'record_version', version(1)),
      refusal('record_version_number', 'check', 'record_version', '', version(0)),
    ],
    proofs: [
      {
        file: 'areas/versions/versions.test.ts',
        test: 'what visitors saw is kept whenever a published record is saved, with what changed and by whom',
      },
      { file: 'areas/versions/versions.test.ts', test: 'versions and plans go with their record' },
      {
        file: 'areas/versions/versions.pictures.test.ts',
        test: 'each change of the pictures visitors see is a version, and says what changed',
      },
      {
        file: 'areas/versions/versions.pictures.test.ts',
        test: 'files that versions show outlive every sweep, and go with the record',
      },
    ],
  },
  {
    what: 'a record has at most one publication plan; it has a time, withdrawal follows publication, and one server executes it',
    how: 'its row is locked with `FOR UPDATE SKIP LOCKED` and cleared in the transaction that publishes',
    refusals: [
      refusal('publication_plan_once', 'primary key', 'publication_plan', plan('now()', 'null')),
      refusal('publication_plan_says_when', 'check', 'publication_plan', '', plan('null', 'null')),
      refusal('publication_plan_in_order', 'check', 'publication_plan', '', plan('now()', 'now()')),
    ],
    proofs: [
      { file: 'areas/versions/versions.test.ts', test: 'a plan that somebody holds is passed over by others' },
      {
        file: 'areas/versions/versions.test.ts',
        test: 'visitors see it at once, and no longer once it is withdrawn',
      },
    ],
  },
];
