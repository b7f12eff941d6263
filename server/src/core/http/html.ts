const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Characters that XML forbids: with one of them nothing of a file is read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
export const unfitForXml = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Text escaped for HTML and for quoted attributes. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign);
