/** A link as people type it, as an address that opens. */
export const webAddress = (url: string): string => (/^https?:\/\//.test(url) ? url : `https://${url}`);

/** The same as people read it. */
export const bare = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

/** `Лаптева Дарья` → `ЛД`. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map(word => word.slice(0, 1).toUpperCase())
    .join('');
