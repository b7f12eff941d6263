/** A draft whose last save was still running when the page was left, for the next page of the same tab and login. */
interface Left {
  readonly owner: string;
  /** Null if the save was to remove the draft. */
  readonly data: string | null;
  readonly savedAt: string;
}

const nameOf = (key: string): string => `draft:${key}`;

/**
 * Leaves a draft in the tab, because the next page may read from the server before this page's last save has arrived.
 */
export function leaveInTab(key: string, draft: Left): void {
  try {
    sessionStorage.setItem(nameOf(key), JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: a draft can still be saved by the keepalive request.
  }
}

/** Whether a draft of the form was left in this tab, by any login. */
export function hasInTab(key: string): boolean {
  try {
    return sessionStorage.getItem(nameOf(key)) !== null;
  } catch {
    return false;
  }
}

/** Removes the draft of a form left in this tab, and returns it if the same login left it. */
export function takeFromTab(key: string, owner: string): Left | undefined {
  try {
    const text = sessionStorage.getItem(nameOf(key));
    sessionStorage.removeItem(nameOf(key));
    const draft = JSON.parse(text ?? 'null') as Left | null;
    return draft?.owner === owner ? draft : undefined;
  } catch {
    return undefined;
  }
}
