import type { KindName } from '@venue/sdk/kinds';
import type { Db } from '../db/database.ts';

/** What visitors see of a record; undefined if they do not see it or its kind keeps no versions. */
export type ShownOf = (db: Db, kind: KindName, id: number) => Promise<Readonly<Record<string, unknown>> | undefined>;
