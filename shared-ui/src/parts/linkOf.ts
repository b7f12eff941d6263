/** A link that was written without its scheme, as browsers need it. */
export const linkOf = (link: string): string => (/^https?:\/\//.test(link) ? link : `https://${link}`);

/** The same as people read it. */
export const linkText = (link: string): string => link.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** The address that calls a phone of ten digits. */
export const callTo = (digits: string): string => `tel:+7${digits}`;
