import { type RoleId, type RoleName, roleNames, roleOf, roles } from '../schema/roles.ts';
import { runHook } from './runHook.ts';

/** The keys kept in the browser's storage, as the specification names them. */
export const storedKeys = ['userData', 'userRole', 'smsData', 'token', 'activeLoginTab', 'accountType'] as const;
export type StoredKey = (typeof storedKeys)[number];

/** Where a session lives. Values are strings; `watch` reports changes made elsewhere (another tab). */
export interface SessionStore {
  read(key: StoredKey): string | null;
  write(key: StoredKey, value: string | null): void;
  /** Calls back after a change by someone else; returns the function that unsubscribes. */
  watch(changed: (key: StoredKey | null) => void): () => void;
}

/** Tokens of one role: `access` and `profile` travel as headers, `expired` is the instant access ends. */
export interface Tokens {
  readonly access: string;
  readonly expired: string;
  readonly profile: string;
}

interface StoredTokens extends Tokens {
  /** Milliseconds by which the server's clock was ahead of this one at the login, if they differed. */
  readonly clockOffset?: number;
}

/** The data of a successful login. */
export interface Login extends Tokens {
  readonly roleId: RoleId;
}

/** The part of a browser's storage that is used. */
export interface WebStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * A session in the browser's storage, shared by tabs.
 * @throws TypeError on a server, where all visitors would share it
 */
export function browserStore(ownStorage?: WebStorage): SessionStore {
  // guard: session.test.ts
  if (!(ownStorage ?? globalThis.window)) throw new TypeError('browserStore needs a browser');
  // Accessed lazily: where storage is forbidden, even accessing it throws.
  const storage = (): WebStorage => ownStorage ?? window.localStorage;
  return {
    read: key => storage().getItem(key),
    write: (key, value) => (value === null ? storage().removeItem(key) : storage().setItem(key, value)),
    watch: changed => {
      const own = storage();
      const listen = ({ storageArea, key }: StorageEvent) => {
        // guard: session.test.ts
        if (storageArea !== own) return;
        const match = storedKeys.find(each => each === key);
        if (key === null || match) changed(match ?? null);
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}

/** A session store that lasts as long as the process. */
export function memoryStore(initial: Partial<Record<StoredKey, string>> = {}): SessionStore {
  const values = new Map<StoredKey, string>(Object.entries(initial) as [StoredKey, string][]);
  return {
    read: key => values.get(key) ?? null,
    write: (key, value) => {
      if (value === null) values.delete(key);
      else values.set(key, value);
    },
    watch: () => () => undefined,
  };
}

/** A signed-in role and its tokens. */
export interface Current extends Tokens {
  readonly role: RoleName;
  readonly roleId: RoleId;
}

export interface Session {
  /** The tokens in force, or null when signed out or expired. */
  current(): Current | null;
  /** The account type last used here; remembered after logout to choose the login page. */
  accountType(): RoleName | null;
  signIn(login: Login): void;
  /** Forgets this session's tokens and the user's data; tokens of other roles stay. */
  signOut(): void;
  /** Says by how many milliseconds the server's clock is ahead, so that a wrong one here ends no login. */
  setClock(ahead: number): void;
  /** Any other stored value. */
  read(key: StoredKey): string | null;
  write(key: StoredKey, value: string | null): void;
  /** Calls back after every change, made here or in another tab; returns the function that unsubscribes. */
  subscribe(changed: () => void): () => void;
}

const isTokens = (value: unknown): value is Tokens =>
  typeof value === 'object' &&
  value !== null &&
  ['access', 'expired', 'profile'].every(name => typeof (value as Record<string, unknown>)[name] === 'string');

/** The tokens of each role id in the stored text; damaged tokens count as absent. */
function parseTokens(text: string): Readonly<Record<string, StoredTokens>> {
  try {
    const entries = Object.entries<unknown>(JSON.parse(text) ?? {});
    return Object.fromEntries(entries.filter((entry): entry is [string, StoredTokens] => isTokens(entry[1])));
  } catch {
    return {};
  }
}

/** Wraps a store that may throw (a private window, a full disk): what it rejects is kept in memory. */
function careful(store: SessionStore): SessionStore {
  const refused = new Map<StoredKey, string | null>();
  return {
    read: key => {
      const value = refused.get(key);
      if (value !== undefined) return value;
      try {
        return store.read(key);
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      try {
        store.write(key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    watch: changed => {
      try {
        return store.watch(changed);
      } catch {
        return () => undefined;
      }
    },
  };
}

/** A store that throws whatever is asked of it. */
const nowhere = {} as SessionStore;

/**
 * A session for some of the roles: the customer's app holds `marketplace` and `landing`, the back office `admin`,
 * so both can be signed in at once over one storage. Without a store, or if it throws, the session lives in memory.
 */
export function createSession(
  rawStore: SessionStore = nowhere,
  own: readonly RoleName[] = roleNames,
  now: () => number = Date.now,
): Session {
  const store = careful(rawStore);
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const act of listeners) act();
  };
  // Every call needs the tokens, and they seldom change: the same text is parsed only once.
  let parsed: { readonly text: string; readonly tokens: Readonly<Record<string, StoredTokens>> } | undefined;
  const tokens = (): Readonly<Record<string, StoredTokens>> => {
    const text = store.read('token') ?? '';
    if (parsed?.text !== text) parsed = { text, tokens: parseTokens(text) };
    return parsed.tokens;
  };
  // The server's clock against this one, once a reply has told it.
  let offset: number | undefined;
  const current = (): Current | null => {
    const all = tokens();
    const preferred = roleOf(Number(store.read('userRole')));
    const order = preferred && own.includes(preferred) ? [preferred, ...own] : own;
    for (const role of order) {
      const { id: roleId } = roles[role];
      const tokens = all[roleId];
      if (!tokens) continue;
      const { clockOffset = 0, ...own } = tokens;
      // guard: session.test.ts
      if (Date.parse(own.expired) > now() + (offset ?? clockOffset)) return { ...own, role, roleId };
    }
    return null;
  };
  return {
    current,
    accountType: () => {
      const stored = store.read('accountType');
      return roleNames.find(name => name === stored) ?? null;
    },
    setClock: ahead => {
      const former = current()?.access;
      offset = ahead;
      if (current()?.access !== former) changed();
    },
    signIn: ({ roleId, access, expired, profile }) => {
      const issued = { access, expired, profile, clockOffset: offset || undefined };
      store.write('token', JSON.stringify({ ...tokens(), [roleId]: issued }));
      store.write('userRole', String(roleId));
      store.write('accountType', roleOf(roleId) ?? null);
      changed();
    },
    signOut: () => {
      const others = Object.entries(tokens()).filter(([id]) => !own.some(role => roles[role].id === Number(id)));
      store.write('token', others.length === 0 ? null : JSON.stringify(Object.fromEntries(others)));
      for (const key of ['userData', 'userRole', 'smsData'] as const) store.write(key, null);
      changed();
    },
    read: store.read,
    write: (key, value) => {
      store.write(key, value);
      changed();
    },
    subscribe: hear => {
      // A function of its own, because the same listener may subscribe twice.
      const act = () => runHook(hear);
      listeners.add(act);
      const stop = store.watch(act);
      return () => {
        listeners.delete(act);
        stop();
      };
    },
  };
}
