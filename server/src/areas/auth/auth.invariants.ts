import { roles } from '@venue/sdk';
import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** Who is signed in. */
export const authInvariants: readonly Invariant[] = [
  {
    name: 'nobody is signed in to the back office without a role',
    broken: now => sql`
      select 'session ' || s.id || ' of account ' || u.id as row from session s join users u on u.id = s.user_id
      where s.role_id = ${roles.admin.id} and s.revoked_at is null and s.expires_at > ${now}
        and u.role_id is null`,
  },
];
