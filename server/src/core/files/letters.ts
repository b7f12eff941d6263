import { createRequire } from 'node:module';
import type { TFontDictionary } from 'pdfmake/interfaces.js';

interface Face {
  hasGlyphForCodePoint(code: number): boolean;
}

// Neither package has types for what is read here. The faces of Roboto have the same letters.
const load = createRequire(import.meta.url);
export const fonts = load('pdfmake/fonts/Roboto.js') as TFontDictionary;
const { openSync } = load('fontkit') as { openSync: (path: string) => Face };
const face = openSync(String(fonts.Roboto?.normal));

/** Stands for a letter that the typeface lacks: a PDF would leave it out without a sign. */
export const NO_LETTER = '\ufffd';

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' });
const hasAll = (letter: string): boolean =>
  [...letter].every(sign => /[\n\r\t]/.test(sign) || face.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** A letter as the typeface has it; undefined if it has not. */
function printed(letter: string): string | undefined {
  if (hasAll(letter)) return letter;
  if (/^\p{Zs}+$/u.test(letter)) return '\u00a0';
  // Marks of direction and joiners are never seen.
  const seen = letter.replace(/[\p{Cf}\u2028\u2029]/gu, '');
  return hasAll(seen) ? seen : undefined;
}

/** A text with a sign in place of each letter that cannot be printed, and those letters. */
export function printable(text: string): { readonly text: string; readonly missing: readonly string[] } {
  const missing: string[] = [];
  const letters = Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) => {
    const letter = printed(segment);
    if (letter === undefined) missing.push(segment);
    return letter ?? NO_LETTER;
  });
  return { text: letters.join(''), missing };
}

/** A name on a ticket or in a list: one that cannot be printed in full says so. */
export function printedName(name: string): string {
  const { text, missing } = printable(name);
  return missing.length === 0 ? text : `${text} (имя в\u00a0другой письменности)`;
}
