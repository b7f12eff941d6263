/** A text as a value of vCard and iCalendar takes it. */
export const escaped = (text: string): string =>
  text.replace(/\\/g, '\\\\').replace(/\r?\n/g, '\\n').replace(/[,;]/g, '\\$&');

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
