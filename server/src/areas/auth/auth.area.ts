import { sql } from 'drizzle-orm';
import { area } from '../../area/area.ts';
import { daysBefore } from '../../area/expiredRows.ts';
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
  expired: now => [
    // A completed attempt holds a name and a phone until it is exchanged for a session.
    { table: identityAttempt, gone: sql`${identityAttempt.expiresAt} < ${now}` },
    { table: captchaUsed, gone: sql`${captchaUsed.expiresAt} < ${now}` },
    { table: session, gone: sql`least(${session.expiresAt}, ${session.revokedAt}) < ${daysBefore(now, 7)}` },
  ],
  restored: endSessions,
  personal: authPersonal,
  invariants: authInvariants,
});
