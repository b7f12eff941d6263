import { sql } from 'drizzle-orm';
import type { Gauges } from '../area/gauges.ts';
import { fileRemoval } from '../core/db/core.table.ts';

/** Numbers of what belongs to no area. */
export const coreGauges: Gauges = {
  help: {
    bytes: 'size of the database.',
    file_removals: 'files that no record names any more and that are not removed yet.',
  },
  async read(db) {
    const { rows } = await db.execute(sql`
      select pg_database_size(current_database())::float8 as bytes,
        (select count(*)::int from ${fileRemoval}) as file_removals`);
    return rows;
  },
};
