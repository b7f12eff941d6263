const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text escaped for HTML and for quoted attributes. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign);
