/** Origin and path of a URL, without credentials, query and last slash; empty if it is not a web address. */
export function addressOf(url = ''): string {
  try {
    const { origin, pathname } = new URL(url, globalThis.location?.href);
    return /^http/.test(origin) ? (origin + pathname).replace(/\/$/, '') : '';
  } catch {
    return '';
  }
}
