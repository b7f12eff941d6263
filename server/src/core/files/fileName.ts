import { extname } from 'node:path';
import { plainName } from '../http/plainText.ts';

/** What file systems and mail programs allow. */
const MOST_BYTES = 255;
/** Names that Windows keeps for devices, whatever their extension. */
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;

/**
 * A name that every system can save a file under: without path separators, signs that Windows refuses and control
 * characters, and no longer than 255 bytes with its extension.
 */
export function fileNameOf(title: string): string {
  const name = plainName(title.toWellFormed())
    .replace(/[\\/]/g, '-')
    .replace(/[\p{Cc}\p{Cf}:*?"<>|\ufffd]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  const extension = extensionOf(name);
  const base = name.slice(0, name.length - extension.length).trimEnd() || 'file';
  return `${cut(reserved.test(name) ? `_${base}` : base, MOST_BYTES - extension.length)}${extension}`;
}

const extensionOf = (name: string): string => /\.\w{1,10}$/.exec(extname(name))?.[0] ?? '';

/** The same name in ASCII, for programs that read no other: `Договор № 3-2026.pdf` is `Dogovor-3-2026.pdf`. */
export function asciiNameOf(title: string): string {
  const name = fileNameOf(title);
  const extension = extensionOf(name);
  const base = transliterated(name.slice(0, name.length - extension.length))
    .replace(/\W+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${base || (kindOf[extension.toLowerCase()] ?? 'file')}${extension}`;
}

const kindOf: Readonly<Record<string, string>> = {
  '.pdf': 'document',
  '.ics': 'calendar',
  '.zip': 'archive',
  '.xlsx': 'table',
  '.csv': 'table',
};

/** The value of `Content-Disposition` in both forms of RFC 6266. */
export function dispositionOf(title: string): string {
  // RFC 8187 allows fewer characters than the function leaves as they are.
  const encoded = encodeURIComponent(fileNameOf(title)).replace(
    /['()*!]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${asciiNameOf(title)}"; filename*=UTF-8''${encoded}`;
}

function cut(text: string, bytes: number): string {
  let length = 0;
  let end = 0;
  for (const sign of text) {
    length += Buffer.byteLength(sign);
    if (length > bytes) return text.slice(0, end).trimEnd();
    end += sign.length;
  }
  return text;
}

// As in passports (ICAO 9303), which people know from their documents.
const latin: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...'абвгдеёзийклмнопрстуфыэ'].map((letter, at) => [letter, 'abvgdeeziiklmnoprstufye'[at] ?? '']),
  ),
  ж: 'zh',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: 'ie',
  ь: '',
  ю: 'iu',
  я: 'ia',
  '№': ' ',
};

/** Russian letters as Latin ones, and Latin letters without their marks. */
const transliterated = (text: string): string =>
  [...text.normalize('NFC')]
    .map(letter => {
      const lower = letter.toLowerCase();
      const letters = latin[lower];
      if (letters === undefined) return letter.normalize('NFKD').replace(/\p{M}/gu, '');
      return letter === lower ? letters : `${letters.charAt(0).toUpperCase()}${letters.slice(1)}`;
    })
    .join('');
