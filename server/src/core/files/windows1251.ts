const decoder = new TextDecoder('windows-1251');
/** The byte of each sign the encoding has. */
const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));

/** XML text in windows-1251, as old Russian formats want it; a sign that the encoding lacks is a character reference. */
export function windows1251(xml: string): Buffer {
  const known = Array.from(xml, sign => (bytes.has(sign) ? sign : `&#${sign.codePointAt(0)};`)).join('');
  return Buffer.from(Array.from(known, sign => bytes.get(sign) ?? 63));
}

/** The text of such bytes. */
export const fromWindows1251 = (data: Uint8Array): string => decoder.decode(data);
