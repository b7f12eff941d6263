/** A typed link as a URL. */
export const webAddress = (url: string): string => (/^https?:\/\//.test(url) ? url : `https://${url}`);

/** A link without protocol, `www.` and trailing slash, for display. */
export const bare = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** `Лаптева Дарья` → `ЛД`. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(word => word.slice(0, 1).toUpperCase())
    .join('');
