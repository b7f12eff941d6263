/** A name within a sentence: in quotation marks, unless it brings its own; of a text its first line. */
export const quoted = (name: string): string => {
  const [line = ''] = name.split('\n', 1);
  return line.includes('«') ? line : `«${line.trim()}»`;
};
