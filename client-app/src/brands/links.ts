/** A link that was written without its scheme, as browsers need it. */
export const linkOf = (link: string): string => (/^https?:\/\//.test(link) ? link : `https://${link}`);

/** The address that calls a phone of ten digits. */
export const callTo = (digits: string): string => `tel:+7${digits}`;
