/** The deepest nesting of a body. Formatted text, the deepest thing people send, is one string. */
const MOST_DEPTH = 32;
/** The most values in a body. The longest list of a call has a few thousand. */
const MOST_VALUES = 10_000;

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/**
 * Whether JSON is nested too deeply or has too many values. It is read before it is parsed: whatever reads a body later
 * may then take a stack frame for each level and some memory for each value, and a megabyte of brackets costs no more
 * than a megabyte of text.
 */
export function isTooComplex(json: Buffer, mostValues = MOST_VALUES): boolean {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfString(json, at);
    else if (byte === COMMA) values += 1;
    else if (opening.has(byte)) {
      depth += 1;
      values += 1;
    } else if (closing.has(byte)) depth -= 1;
    // guard: jsonBounds.test.ts
    if (depth > MOST_DEPTH || values > mostValues) return true;
  }
  return false;
}

/** Where the string that begins here ends: at the next quote that is not escaped. */
function endOfString(json: Buffer, start: number): number {
  for (let at = json.indexOf(QUOTE, start + 1); at !== -1; at = json.indexOf(QUOTE, at + 1)) {
    let before = at;
    while (json[before - 1] === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return json.length;
}
