import type { Passwords } from '../core/security/passwords.ts';
import type { FileStore } from './files/files.ts';
import type { IdentityProvider } from './identity/identity.ts';
import type { Lookup } from './lookup/lookup.ts';
import type { Messages } from './messages/messages.ts';
import type { Payments } from './payments/payments.ts';

/** The services outside of this process, each behind an interface with an embedded default. */
export interface Ports extends Payments {
  readonly identity: IdentityProvider;
  readonly lookup: Lookup;
  readonly messages: Messages;
  readonly files: FileStore;
  readonly passwords: Passwords;
  /** Tells the workers (live, outbox, payments) that a transaction committed and there may be work. */
  readonly nudge: () => void;
  /** Tells the live channel that sessions were ended: their sockets are closed. */
  readonly sessionsEnded: () => void;
}
