import { type Guarantee, refusal } from './guarantees.refusal.ts';

const version = (number: number) =>
  `INSERT INTO record_version (kind, object_id, number, data, at) VALUES ('article', 101, ${number}, '{}', now())`;

const plan = (publish: string, withdraw: string) =>
  `INSERT INTO publication_plan (kind, object_id, publish_at, withdraw_at, by_id)
   VALUES ('article', 101, ${publish}, ${withdraw}, 101)`;

/** Guarantees about the versions of published records, and the moments at which they are published and withdrawn. */
export const versionGuarantees: readonly Guarantee[] = [
  {
    what: 'what visitors saw of a record and its pictures is kept, numbered from 1, and goes with the record',
    how: 'the audit log and the version are written together; the triggers `record_takes_its_versions` delete them',
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
    what: 'a record has one plan, which says when, and withdraws only after it published; one server carries it out',
    how: 'its row is locked with `FOR UPDATE SKIP LOCKED` and emptied in the transaction that publishes',
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
