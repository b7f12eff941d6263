/** Extensions that differ from the second half of the content type. */
const extensions: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  calendar: 'ics',
  vcard: 'vcf',
  'vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
};

/** The file name of a download: RFC 6266's long form, its short form, or one made from the content type. */
export function fileName(disposition: string, type: string): string {
  const long = /filename\*=UTF-8'[^']*'([^;]+)/i.exec(disposition)?.[1];
  const [, quoted, bare] = /filename=(?:"((?:[^"\\]|\\.)*)"|([^";\s]+))/i.exec(disposition) ?? [];
  const name = decoded(long) ?? quoted?.replace(/\\(.)/g, '$1') ?? bare ?? '';
  // Programs save files under this name, so it must not contain a path, nor characters that display its extension
  // reversed.
  const safe = name.replace(/[/\\\p{Cc}\p{Bidi_Control}]/gu, '_').replace(/^\.+/, '');
  return safe || `file.${extensionOf(type)}`;
}

function extensionOf(type: string): string {
  const half = type.split('/')[1] ?? '';
  return extensions[half] ?? (/^[a-z0-9]{3,4}$/.test(half) ? half : 'bin');
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
