/** Keeps a value for this tab, because signing in resets the page. Null removes it. */
export function writeSessionValue<T>(key: string, value: T | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is unavailable: once signed in, the person types it again.
  }
}

/** The stored value, or null. */
export function readSessionValue<T>(key: string): T | null {
  try {
    const text = sessionStorage.getItem(key);
    // Each key is written in one place, so the type is known.
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}
