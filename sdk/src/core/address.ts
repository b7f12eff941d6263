/** Origin and path of an address, without credentials and query; nothing where it is not of the web. */
export function addressOf(url = ''): string {
  try {
    const { origin, pathname } = new URL(url, globalThis.location?.href);
    return /^http/.test(origin) ? origin + pathname : '';
  } catch {
    return '';
  }
}
