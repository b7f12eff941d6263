import { sql } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { captchaUsed } from '../../core/db/core.table.ts';
import { staffNameOf } from '../accounts/accounts.store.ts';
import { authInvariants } from './auth.invariants.ts';
import { authPersonal } from './auth.personal.store.ts';
import { authRoutes } from './auth.routes.ts';
import { session } from './auth.table.ts';
import { authenticator } from './authenticate.ts';
import { swapReturn } from './identity.return.ts';
import { identityRoutes } from './identity.routes.ts';
import { identityAttempt } from './identity.table.ts';
import { endSessions, standingSessions } from './sessions.store.ts';

export const authArea = area({
  name: 'auth',
  routes: [...authRoutes, ...identityRoutes],
  plugin: async (app, { db, now, config, ports }) => {
    await app.register(swapReturn, { db, now, config, identity: ports.identity });
  },
  sessions: db => ({
    authenticate: authenticator(db),
    staffNameOf,
    standing: (ids, now) => standingSessions(db, ids, now),
  }),
  expired: [
    {
      table: identityAttempt,
      since: identityAttempt.expiresAt,
      days: 0,
      because: 'a completed attempt holds a name and a phone until it is exchanged for a session',
    },
    { table: captchaUsed, since: captchaUsed.expiresAt, days: 0, because: 'an expired proof is refused anyway' },
    {
      table: session,
      since: sql`least(${session.expiresAt}, ${session.revokedAt})`,
      days: 7,
      because: 'a device learns that its session has ended, and not that it never was',
    },
  ],
  restored: endSessions,
  personal: authPersonal,
  invariants: authInvariants,
});
