import { ApiFailure, type Permission, type RoleName, type Tag } from '@venue/sdk';
import type { Config } from '../config.ts';
import type { Ports } from '../ports/ports.ts';
import type { Claim } from './db/claim.ts';
import type { Database, Db, Published } from './db/database.ts';
import type { ErrorLog } from './errorLog.ts';
import type { Cookies } from './http/cookies.ts';
import type { ShownOf } from './record/shownOf.ts';

/** Who makes a request. */
export interface Actor {
  readonly userId: number;
  readonly role: RoleName;
  readonly permissions: ReadonlySet<Permission>;
  readonly sessionId: number;
  /** The role whose view of the back office is on: permissions are narrower, and nothing is changed. */
  readonly viewsAs?: { readonly roleId: number; readonly title: string };
  /** How histories and the audit name them: staff by their short name, customers as «Клиент». */
  readonly name: string;
  /** Their own short name, for themselves and for what they sign with it. */
  readonly ownName: string;
}

/** What a handler gets in addition to its input; built once per request. */
export interface Context {
  readonly actor: Actor | null;
  readonly db: Db;
  /** What visitors' pages read: the replica if it is fresh and has the caller's own writes. See `handlePublished`. */
  readonly published: Published;
  readonly batches: Database['batches'];
  readonly now: Date;
  readonly config: Config;
  readonly ports: Ports;
  readonly log: ErrorLog;
  /** `agent` is what the browser calls itself. */
  readonly request: { readonly id: string; readonly ip: string; readonly agent: string };
  /** Cookies that only the server can read. Tokens are not cookies: they are sent as headers. */
  readonly cookies: Cookies;
  /** Lets the caller's next reads find what this call has written. */
  readonly rememberWrite: () => Promise<void>;
  /** Set for writes that the caller sent an idempotency key with. */
  readonly idempotency: Claim | null;
  /** How a member of staff is named where their work is shown. */
  readonly staffNameOf: (db: Db, userId: number) => Promise<string>;
  /** What visitors see of a record whose kind has versions. */
  readonly shownOf: ShownOf;
  /** Tags that colleagues' screens must fetch again after this call; empty for calls that do not affect them. */
  readonly staleTags: readonly Tag[];
}

/** The actor of a call that is not public. */
export function actorOf(context: Context): Actor {
  if (!context.actor) throw new ApiFailure('access_denied');
  return context.actor;
}
