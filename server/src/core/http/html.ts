const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands between tags and in quoted attributes. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, sign => entities[sign] ?? sign);
