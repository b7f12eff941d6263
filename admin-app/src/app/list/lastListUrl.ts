const keyOf = (path: string) => `list:${path}`;

/** Keeps what a list showed last in this tab: filters, order and page, as its address says them. */
export function keepListUrl(path: string, search: string): void {
  try {
    sessionStorage.setItem(keyOf(path), search);
  } catch {
    // Storage is refused or full: the way back leads to the plain list.
  }
}

/** The address of a list as it was left in this tab; the plain one where it was not opened. */
export function lastListUrl(path: string): string {
  try {
    return path + (sessionStorage.getItem(keyOf(path)) ?? '');
  } catch {
    return path;
  }
}
