/** What was typed as a time brought to `HH:mm`: `9`, `930`, `9.30` are times as well; other text stays as it is. */
export function readTime(typed: string): string {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:.,\s-]?(\d{2}))?$/.exec(typed.trim()) ?? [];
  return hours === '' || Number(hours) > 23 || Number(minutes) > 59
    ? typed.trim()
    : `${hours.padStart(2, '0')}:${minutes}`;
}
