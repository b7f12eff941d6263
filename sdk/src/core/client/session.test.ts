import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserStore, createSession, memoryStore, type SessionStore, type StoredKey } from './session.ts';

const later = new Date(Date.now() + 60_000).toISOString();
const earlier = new Date(Date.now() - 1000).toISOString();
const customer = { roleId: 1, access: 'a1', profile: 'p1', expired: later } as const;
const organiser = { roleId: 2, access: 'a2', profile: 'p2', expired: later } as const;
const staff = { roleId: 3, access: 'a3', profile: 'p3', expired: later } as const;

afterEach(() => vi.unstubAllGlobals());

describe('tokens', () => {
  test('are kept per role id under the specification’s keys', () => {
    const store = memoryStore();
    const session = createSession(store);
    session.signIn(customer);
    session.signIn(staff);
    expect(JSON.parse(store.read('token') ?? '')).toEqual({
      1: { access: 'a1', profile: 'p1', expired: later },
      3: { access: 'a3', profile: 'p3', expired: later },
    });
    expect(store.read('userRole')).toBe('3');
    expect(session.read('accountType')).toBe('admin');
  });

  test('are those of the role used last, else of the first one that has some', () => {
    const store = memoryStore();
    const session = createSession(store);
    session.signIn(customer);
    session.signIn(organiser);
    expect(session.current()).toMatchObject({ role: 'landing', roleId: 2, access: 'a2' });
    session.write('userRole', '1');
    expect(session.current()).toMatchObject({ role: 'marketplace', access: 'a1' });
    session.write('userRole', 'nobody');
    expect(session.current()).toMatchObject({ role: 'marketplace' });
    session.write('userRole', null);
    expect(session.current()).toMatchObject({ role: 'marketplace' });
  });

  test('that have expired do not count as signed in, from that very instant', () => {
    let now = Date.parse(later) - 1;
    const session = createSession(memoryStore(), ['marketplace'], () => now);
    session.signIn(customer);
    expect(session.current()).not.toBeNull();
    now++;
    expect(session.current()).toBeNull();
  });

  test.each([31, -31])('outlive a clock that is %i days ahead, once a reply has told the time', days => {
    const now = () => Date.now() + days * 86_400_000;
    const store = memoryStore();
    const session = createSession(store, undefined, now);
    const heard = vi.fn();
    session.subscribe(heard);
    session.setClock(-days * 86_400_000);
    session.signIn(customer);
    expect(session.current()).toEqual({ ...customer, role: 'marketplace' });
    // Also after a restart, before anything was answered.
    const next = createSession(store, undefined, now);
    expect(next.current()).toEqual({ ...customer, role: 'marketplace' });
    next.setClock(0);
    expect(next.current() === null).toBe(days > 0);
  });

  test('return when the time is told, if the clock was set wrong after the login', () => {
    const store = memoryStore();
    createSession(store).signIn(customer);
    const session = createSession(store, undefined, () => Date.now() + 86_400_000);
    const heard = vi.fn();
    session.subscribe(heard);
    expect(session.current()).toBeNull();
    session.setClock(-86_400_000);
    session.setClock(-86_400_100);
    expect(session.current()).toMatchObject({ access: 'a1' });
    expect(heard).toHaveBeenCalledOnce();
  });

  test('of another role serve where those of the last one have expired', () => {
    const session = createSession(memoryStore());
    session.signIn(customer);
    session.signIn({ ...staff, expired: earlier });
    expect(session.current()).toMatchObject({ role: 'marketplace' });
  });

  test.each([
    '',
    'not json',
    '[]',
    'null',
    '7',
    '{"1":null}',
    '{"1":"a"}',
    '{"1":{"access":"a"}}',
    `{"1":{"access":1,"profile":"p","expired":"${later}"}}`,
    '{"1":{"access":"a","profile":"p","expired":"soon"}}',
  ])('that are damaged (%s) are a signed-out visitor’s', damaged => {
    const session = createSession(memoryStore({ token: damaged }));
    expect(session.current()).toBeNull();
    session.signIn(staff);
    expect(session.current()).toMatchObject({ role: 'admin' });
  });

  test('are read again after another has changed the store', () => {
    const store = memoryStore();
    const [here, there] = [createSession(store), createSession(store)];
    expect(here.current()).toBeNull();
    there.signIn(customer);
    expect(here.current()).toMatchObject({ access: 'a1' });
    there.signIn({ ...customer, access: 'renewed' });
    expect(here.current()).toMatchObject({ access: 'renewed' });
  });
});

describe('signing out', () => {
  test('forgets the person but remembers the kind of account', () => {
    const store = memoryStore();
    const session = createSession(store, ['marketplace', 'landing']);
    expect(session.accountType()).toBeNull();
    session.signIn(customer);
    for (const key of ['userData', 'smsData', 'activeLoginTab'] as const) session.write(key, '1');
    session.signOut();
    for (const key of ['token', 'userData', 'userRole', 'smsData'] as const) expect(store.read(key), key).toBeNull();
    expect(session.accountType()).toBe('marketplace');
    expect(session.read('activeLoginTab')).toBe('1');
  });

  test('leaves the tokens of another app over the same storage', () => {
    const store = memoryStore();
    const customers = createSession(store, ['marketplace', 'landing']);
    const office = createSession(store, ['admin']);
    customers.signIn(customer);
    expect(office.current()).toBeNull();
    office.signIn(staff);
    expect(customers.current()).toMatchObject({ role: 'marketplace', access: 'a1' });
    customers.signOut();
    expect(customers.current()).toBeNull();
    expect(office.current()).toMatchObject({ access: 'a3' });
  });
});

test('a kind of account nobody knows is none', () => {
  expect(createSession(memoryStore({ accountType: 'guest' })).accountType()).toBeNull();
  const session = createSession(memoryStore());
  session.signIn({ ...customer, roleId: 9 as never });
  expect(session.accountType()).toBeNull();
});

describe('subscribers', () => {
  test('hear changes until they stop, each on its own', () => {
    const session = createSession(memoryStore());
    const heard = vi.fn();
    const stops = [session.subscribe(heard), session.subscribe(heard)];
    session.signIn(customer);
    expect(heard).toHaveBeenCalledTimes(2);
    stops[0]?.();
    session.write('userData', '{}');
    expect(heard).toHaveBeenCalledTimes(3);
    stops[1]?.();
    session.signOut();
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('that throw keep nothing from the others', () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const session = createSession(memoryStore());
    const heard = vi.fn();
    session.subscribe(() => {
      throw new Error('a bug of the screen');
    });
    session.subscribe(heard);
    session.signIn(customer);
    expect(heard).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });
});

test('a server gets no store of a browser: it would be that of all visitors', () => {
  expect(() => createSession(browserStore())).toThrow(new TypeError('browserStore needs a browser'));
});

/** A tab of a browser: its window, and the storage it shares with other tabs. */
class Tab extends EventTarget {
  readonly localStorage: Storage;
  constructor(values: Map<string, string>) {
    super();
    this.localStorage = {
      get length() {
        return values.size;
      },
      key: index => [...values.keys()][index] ?? null,
      clear: () => values.clear(),
      getItem: key => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: key => void values.delete(key),
    };
  }
  changed(key: string | null, storageArea: unknown = this.localStorage): void {
    this.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea }));
  }
}

describe('in a browser', () => {
  test('two tabs share a session, and each hears of the other’s changes', () => {
    const values = new Map<string, string>();
    const [own, other] = [new Tab(values), new Tab(values)];
    vi.stubGlobal('window', own);
    const session = createSession(browserStore());
    const heard = vi.fn();
    const stop = session.subscribe(heard);

    createSession(browserStore(other.localStorage)).signIn(customer);
    own.changed('token');
    expect(heard).toHaveBeenCalledOnce();
    expect(session.current()).toMatchObject({ access: 'a1' });

    createSession(browserStore(other.localStorage)).signOut();
    expect(values.has('token')).toBe(false);
    own.changed(null);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(session.current()).toBeNull();

    own.changed('a key of another program');
    own.changed('token', {});
    stop();
    own.changed('token');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('a page that may not touch its storage lives in memory', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    const session = createSession(browserStore());
    session.subscribe(() => undefined)();
    session.signIn(customer);
    expect(session.current()).toMatchObject({ access: 'a1' });
    session.signOut();
    expect(session.current()).toBeNull();
  });

  test('a full storage keeps what it has, and the rest stays in memory until there is room', () => {
    const values = new Map<string, string>();
    const tab = new Tab(values);
    vi.stubGlobal('window', tab);
    const session = createSession(browserStore());
    session.signIn(customer);
    const full = vi.spyOn(tab.localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    session.signIn({ ...customer, access: 'renewed' });
    expect(session.current()).toMatchObject({ access: 'renewed' });
    expect(values.get('token')).toContain('a1');
    full.mockRestore();
    session.signIn({ ...customer, access: 'third' });
    expect(values.get('token')).toContain('third');
    values.delete('token');
    expect(session.current()).toBeNull();
  });
});

describe('a store of one’s own', () => {
  class OwnStore implements SessionStore {
    readonly #values = new Map<StoredKey, string>();
    #changed: ((key: StoredKey | null) => void) | undefined;
    read(key: StoredKey): string | null {
      return this.#values.get(key) ?? null;
    }
    write(key: StoredKey, value: string | null): void {
      if (value === null) this.#values.delete(key);
      else this.#values.set(key, value);
    }
    watch(changed: (key: StoredKey | null) => void): () => void {
      this.#changed = changed;
      return () => {
        this.#changed = undefined;
      };
    }
    changeElsewhere(): void {
      this.#changed?.('token');
    }
  }

  test('may be an object of a class, and is let go', () => {
    const store = new OwnStore();
    const session = createSession(store);
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    session.signIn(customer);
    expect(session.read('userRole')).toBe('1');
    store.changeElsewhere();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    store.changeElsewhere();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('that throws makes a session that lives in memory', () => {
    const fail = (): never => {
      throw new Error('the disk is gone');
    };
    const session = createSession({ read: fail, write: fail, watch: fail });
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    expect(session.current()).toBeNull();
    session.signIn(customer);
    expect(session.current()).toMatchObject({ access: 'a1' });
    session.signOut();
    expect(session.current()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });
});
