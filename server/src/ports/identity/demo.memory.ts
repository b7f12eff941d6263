import type { Adapter, AdapterPayload } from 'oidc-provider';

/** The most records of one kind; anybody may begin a sign-in, so the oldest are dropped. */
const MOST = 2_000;

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAt: number;
}

/** Remembers one kind of the provider's records until the server stops: enough for a demo of one process. */
export class DemoMemory implements Adapter {
  readonly #kept = new Map<string, Entry>();

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    this.#kept.delete(id);
    this.#kept.set(id, { payload, expiresAt: expiresIn ? Date.now() + expiresIn * 1000 : Number.POSITIVE_INFINITY });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) this.#kept.delete(oldest);
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const entry = this.#kept.get(id);
    return entry && entry.expiresAt > Date.now() ? entry.payload : undefined;
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const now = Date.now();
    return [...this.#kept.values()].find(each => each.payload.uid === uid && each.expiresAt > now)?.payload;
  }

  // The demo does not support codes that are typed on another device.
  async findByUserCode(): Promise<undefined> {}

  async consume(id: string): Promise<void> {
    const entry = this.#kept.get(id);
    if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.#kept.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.#kept) if (payload.grantId === grantId) this.#kept.delete(id);
  }
}
