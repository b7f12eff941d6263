import { TYPED } from './typedKey.ts';

/** Who types into a form without signing in. */
export const VISITOR = 'visitor';

interface Typed {
  /** The id of the person who typed it, or `VISITOR`. */
  readonly owner: string;
  /** The changed fields. */
  readonly values: Readonly<Record<string, unknown>>;
  /** What these fields held before. */
  readonly was: Readonly<Record<string, unknown>>;
}

/** Keeps what its owner has typed into a form for this tab. */
export function keepTyped(form: string, typed: Typed): void {
  try {
    sessionStorage.setItem(TYPED + form, JSON.stringify(typed));
  } catch {
    // Storage is blocked or full: after a reload it is typed again.
  }
}

/**
 * What was typed into a form in this tab: by this person, or before they signed in. What another person typed is
 * removed; a visitor may be that person, signed out, so it stays then but is not shown.
 */
export function typedIn(form: string, owner: string): Typed | null {
  try {
    const typed = JSON.parse(sessionStorage.getItem(TYPED + form) ?? 'null') as Typed | null;
    if (!typed || typed.owner === owner || typed.owner === VISITOR) return typed;
    if (owner !== VISITOR) forgetTyped(form);
    return null;
  } catch {
    return null;
  }
}

/** Forgets what was typed into a form. Without a name all of them: the next person in this tab is somebody else. */
export function forgetTyped(form?: string): void {
  try {
    const keys = form === undefined ? Object.keys(sessionStorage) : [TYPED + form];
    for (const key of keys) if (key.startsWith(TYPED)) sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept where storage is blocked.
  }
}
