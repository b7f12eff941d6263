/** Whatever some reader takes for the end of a line, and other letters that control and that no value may have. */
const ends = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const controls = /[^\P{Cc}\t]/gu;

/** A text as a value of vCard and iCalendar takes it: on one line for every reader, so that nobody writes a line of their own. */
export const escaped = (text: string): string =>
  text.replace(/\\/g, '\\\\').replace(ends, '\\n').replace(controls, '').replace(/[,;]/g, '\\$&');

/** A line of vCard and iCalendar: at most 75 bytes; a longer one goes on after a blank. Never inside a letter. */
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
