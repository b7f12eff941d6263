const decoder = new TextDecoder('windows-1251');
/** The byte of each character in the encoding. */
const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));

/**
 * XML text in windows-1251, as old Russian formats require; a character not in the encoding becomes a character
 * reference.
 */
export function windows1251(xml: string): Buffer {
  const text = Array.from(xml, sign => (bytes.has(sign) ? sign : `&#${sign.codePointAt(0)};`)).join('');
  return Buffer.from(Array.from(text, sign => bytes.get(sign) ?? 63));
}

/** Decodes such bytes. */
export const fromWindows1251 = (data: Uint8Array): string => decoder.decode(data);
