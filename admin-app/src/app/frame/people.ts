import type { Session } from '@venue/sdk';
import { lossOf } from '@venue/shared-ui/shell/reasons.ts';

// What this device keeps about people for when there is no network. It is gone with the logout, and by itself after
// three days.

const PREFIX = 'people:';
const LIFE_MS = 3 * 24 * 60 * 60_000;

interface Kept {
  readonly at: number;
  readonly value: unknown;
}

function parsed(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || typeof kept.at !== 'number') return null;
    return { at: kept.at, value: 'value' in kept ? kept.value : null };
  } catch {
    return null;
  }
}

/** Keeps something under a name; nothing is kept when the browser's storage is too full for it. */
export function keepPeople(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify({ at: Date.now(), value } satisfies Kept));
  } catch {
    localStorage.removeItem(PREFIX + name);
  }
}

/** What is kept under a name; not checked. */
export const keptPeople = (name: string): unknown => parsed(localStorage.getItem(PREFIX + name))?.value;

/** Forgets what was kept before a moment, or all of it. */
export function forgetPeople(before = Number.POSITIVE_INFINITY): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && (parsed(localStorage.getItem(key))?.at ?? 0) < before) localStorage.removeItem(key);
}

/** Forgets what is too old, and all of it when somebody leaves. A session that ran out is taken up again. */
export function forgetPeopleWith(session: Pick<Session, 'current' | 'subscribe'>): () => void {
  try {
    forgetPeople(Date.now() - LIFE_MS);
  } catch {
    // A browser that forbids its storage has kept nothing.
    return () => undefined;
  }
  return session.subscribe(() => {
    if (!session.current() && lossOf() !== 'ended') forgetPeople();
  });
}
