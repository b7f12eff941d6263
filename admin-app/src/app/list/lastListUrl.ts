const keyOf = (path: string) => `list:${path}`;

/** Stores the query string of a list for this tab: filters, order and page. */
export function keepListUrl(path: string, search: string): void {
  try {
    sessionStorage.setItem(keyOf(path), search);
  } catch {
    // Storage is blocked or full: the way back leads to the list without its filters.
  }
}

/** The last address of a list in this tab; the plain path if it was not opened. */
export function lastListUrl(path: string): string {
  try {
    return path + (sessionStorage.getItem(keyOf(path)) ?? '');
  } catch {
    return path;
  }
}
