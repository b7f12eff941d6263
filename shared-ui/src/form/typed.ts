const PREFIX = 'typed:';

/** Keeps what somebody has typed into a form for this tab; null forgets it. */
export function keepTyped(form: string, data: string | null): void {
  try {
    if (data === null) sessionStorage.removeItem(PREFIX + form);
    else sessionStorage.setItem(PREFIX + form, data);
  } catch {
    // Storage is blocked or full: after a reload it is typed again.
  }
}

/** What was typed into a form in this tab, null if nothing was. */
export function typedIn(form: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + form);
  } catch {
    return null;
  }
}

/** Forgets what was typed into every form: the next person in this tab is somebody else. */
export function forgetTyped(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept where storage is blocked.
  }
}
