import { type RoleId, type RoleName, roleNames, roleOf, roles } from './roles.ts';

/** The keys kept in the browser's storage, as the specification names them. */
export const storedKeys = ['userData', 'userRole', 'smsData', 'token', 'activeLoginTab', 'accountType'] as const;
export type StoredKey = (typeof storedKeys)[number];

/** Where a session lives. Values are strings; `watch` reports changes made elsewhere (another tab). */
export interface SessionStore {
  read(key: StoredKey): string | null;
  write(key: StoredKey, value: string | null): void;
  /** Calls back after a change by someone else; returns the way to stop. */
  watch(changed: (key: StoredKey | null) => void): () => void;
}

/** Tokens of one role: `access` and `profile` travel as headers, `expired` is the instant access ends. */
export interface Tokens {
  readonly access: string;
  readonly expired: string;
  readonly profile: string;
}

/** What a successful login brings. */
export interface Login extends Tokens {
  readonly roleId: RoleId;
}

/** A session in the browser's storage, shared by tabs. Where storage is refused (private windows) it lives in memory. */
export function browserStore(storage: Storage = window.localStorage): SessionStore {
  const fallback = memoryStore();
  const attempt = <T>(work: () => T, otherwise: () => T): T => {
    try {
      return work();
    } catch {
      return otherwise();
    }
  };
  return {
    read: key =>
      attempt(
        () => storage.getItem(key),
        () => fallback.read(key),
      ),
    write: (key, value) =>
      attempt(
        () => (value === null ? storage.removeItem(key) : storage.setItem(key, value)),
        () => fallback.write(key, value),
      ),
    watch: changed => {
      const listen = (event: StorageEvent) => {
        if (event.storageArea !== storage) return;
        if (event.key === null || storedKeys.includes(event.key as StoredKey)) changed(event.key as StoredKey | null);
      };
      window.addEventListener('storage', listen);
      return () => window.removeEventListener('storage', listen);
    },
  };
}

/** A session that ends with the process. */
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
  /** Any other stored value. */
  read(key: StoredKey): string | null;
  write(key: StoredKey, value: string | null): void;
  /** Calls back after every change, made here or in another tab; returns the way to stop. */
  subscribe(changed: () => void): () => void;
}

function parseTokens(text: string): Partial<Record<string, Tokens>> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Partial<Record<string, Tokens>>) : {};
  } catch {
    return {};
  }
}

/**
 * A session for some of the roles: the customer's app holds `marketplace` and `landing`, the back office `admin`,
 * so both can be signed in side by side over one storage.
 */
export function createSession(
  store: SessionStore,
  own: readonly RoleName[] = roleNames,
  now: () => number = Date.now,
): Session {
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  // Every call asks for the tokens, and what is stored seldom changes: the same text is parsed once.
  let parsed: { readonly text: string; readonly tokens: Readonly<Partial<Record<string, Tokens>>> } | undefined;
  const tokens = (): Readonly<Partial<Record<string, Tokens>>> => {
    const text = store.read('token') ?? '{}';
    if (parsed?.text !== text) parsed = { text, tokens: parseTokens(text) };
    return parsed.tokens;
  };
  const current = (): Current | null => {
    const all = tokens();
    const preferred = roleOf(Number(store.read('userRole')));
    const order = preferred && own.includes(preferred) ? [preferred, ...own] : own;
    for (const role of order) {
      const held = all[roles[role].id];
      if (held && Date.parse(held.expired) > now()) return { ...held, role, roleId: roles[role].id };
    }
    return null;
  };
  return {
    current,
    accountType: () => {
      const stored = store.read('accountType');
      return roleNames.find(name => name === stored) ?? null;
    },
    signIn: ({ roleId, access, expired, profile }) => {
      store.write('token', JSON.stringify({ ...tokens(), [roleId]: { access, expired, profile } }));
      store.write('userRole', String(roleId));
      store.write('accountType', roleOf(roleId) ?? null);
      changed();
    },
    signOut: () => {
      const left = { ...tokens() };
      for (const role of own) delete left[roles[role].id];
      store.write('token', Object.keys(left).length === 0 ? null : JSON.stringify(left));
      for (const key of ['userData', 'userRole', 'smsData'] as const) store.write(key, null);
      changed();
    },
    read: store.read,
    write: (key, value) => {
      store.write(key, value);
      changed();
    },
    subscribe: listener => {
      listeners.add(listener);
      const stop = store.watch(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
