import type { Permission, Tag } from '@venue/sdk';
import type { JobContext } from '../jobs/job.ts';
import type { Context } from './context.ts';
import { asPublished } from './db/published.ts';
import type { ShownOf } from './record/shownOf.ts';

interface JobRequest {
  /** The requester, as named in the logs. */
  readonly userId: number;
  readonly name: string;
  readonly permission: Permission;
  readonly staleTags: readonly Tag[];
  readonly shownOf: ShownOf;
}

/** The context of work that a member of staff requested and a job does later, without a request. */
export function laterContext({ db, ports, config, now, log }: JobContext, request: JobRequest): Context {
  const { userId, name, permission, ...rest } = request;
  const none = () => {
    throw new Error('there is no request');
  };
  return {
    actor: { userId, role: 'admin', permissions: new Set([permission]), sessionId: 0, name, ownName: name },
    db,
    published: asPublished(db),
    batches: none,
    now: now(),
    config,
    ports,
    log,
    request: { id: '', ip: '', agent: '' },
    cookies: { read: none, write: none },
    rememberWrite: none,
    idempotency: null,
    staffNameOf: async () => name,
    ...rest,
  };
}
