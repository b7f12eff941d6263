/** A name within a sentence: in quotation marks, unless it brings its own. */
export const quoted = (name: string): string => (name.includes('«') ? name : `«${name}»`);
