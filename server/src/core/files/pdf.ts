import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions, TFontDictionary } from 'pdfmake/interfaces.js';

// The package brings Roboto with Cyrillic letters, as paths for its own `fonts` record.
const fonts = createRequire(import.meta.url)('pdfmake/fonts/Roboto.js') as TFontDictionary;
pdfmake.setFonts(fonts);
// Nothing a user wrote may make the server fetch or read anything; only the fonts are files.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(path => Object.values(fonts.Roboto ?? {}).includes(path));

/** Colours of printed papers. */
export const ink = { text: '#26231f', soft: '#6d665d', accent: '#0f6b57' } as const;

/** A PDF in our typeface, with text that can be searched and copied. */
export async function pdfOf(document: TDocumentDefinitions): Promise<Buffer> {
  const { defaultStyle, ...rest } = document;
  return pdfmake
    .createPdf({
      ...rest,
      defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.25, color: ink.text, ...defaultStyle },
    })
    .getBuffer();
}
