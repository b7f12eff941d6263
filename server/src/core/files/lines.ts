/** What some reader takes for the end of a line, and other control characters, which no value may have. */
const ends = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const controls = /[^\P{Cc}\t]/gu;

/**
 * Escapes text as a value of vCard or iCalendar: a single line for every reader, so that nobody can add lines of their
 * own.
 */
export const escaped = (text: string): string =>
  text.replace(/\\/g, '\\\\').replace(ends, '\\n').replace(controls, '').replace(/[,;]/g, '\\$&');

/**
 * Folds a line of vCard or iCalendar after at most 75 bytes; each next part begins with a space. Never splits a
 * character.
 */
export function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > 74) {
      parts.push(part);
      part = '';
      bytes = 0;
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
