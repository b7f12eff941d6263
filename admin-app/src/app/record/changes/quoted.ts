/** A name for use in a sentence: its first line, in quotation marks unless it already contains them. */
export const quoted = (name: string): string => {
  const [line = ''] = name.split('\n', 1);
  return line.includes('«') ? line : `«${line.trim()}»`;
};
