/** Adds `https://` to a link that was written without a scheme. */
export const linkOf = (link: string): string => (/^https?:\/\//.test(link) ? link : `https://${link}`);

/** A link as people read it: without its scheme and a slash at its end. */
export const linkText = (link: string): string => link.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** The `tel:` address of a phone of ten digits. */
export const callTo = (digits: string): string => `tel:+7${digits}`;
