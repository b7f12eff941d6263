import type { Session } from '@venue/sdk';
import { lossOf } from '@venue/shared-ui/shell/reasons.ts';

// Personal data stored on this device for offline use. It is deleted at logout, and after three days.

const PREFIX = 'people:';
const LIFE_MS = 3 * 24 * 60 * 60_000;

interface StoredPeople {
  readonly at: number;
  readonly value: unknown;
}

function parsed(text: string | null): StoredPeople | null {
  try {
    const entry: unknown = JSON.parse(text ?? 'null');
    if (typeof entry !== 'object' || entry === null || !('at' in entry) || typeof entry.at !== 'number') return null;
    return { at: entry.at, value: 'value' in entry ? entry.value : null };
  } catch {
    return null;
  }
}

/** Stores a value under a name. If the storage is full, nothing is kept under that name. */
export function keepPeople(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ at: Date.now(), value } satisfies StoredPeople));
  } catch {
    localStorage.removeItem(PREFIX + name);
  }
}

/** The value stored under a name, not validated. */
export const storedPeople = (name: string): unknown => parsed(localStorage.getItem(PREFIX + name))?.value;

/** Deletes the values stored before a moment, or all of them. */
export function forgetPeople(before = Number.POSITIVE_INFINITY): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && (parsed(localStorage.getItem(key))?.at ?? 0) < before) localStorage.removeItem(key);
}

/** Deletes outdated values, and all of them at logout, but not when a session expires: the user resumes it. */
export function forgetPeopleWith(session: Pick<Session, 'current' | 'subscribe'>): () => void {
  try {
    forgetPeople(Date.now() - LIFE_MS);
  } catch {
    // Storage is blocked, so nothing was stored.
    return () => undefined;
  }
  return session.subscribe(() => {
    // guard: people.test.ts
    if (!session.current() && lossOf() !== 'ended') forgetPeople();
  });
}
