/** `YYYY-MM-DD` as people read it: `20.11.2026`; anything else, and nothing, is empty. */
export function formatDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  return year ? `${date}.${month}.${year}` : '';
}

/** Day, month and year, in this order, in the forms people write and paste. */
const forms = [
  /^(?<date>\d{1,2})[./\- ](?<month>\d{1,2})[./\- ](?<year>\d{4}|\d\d)(?:\s*г\.?)?$/,
  /^(?<date>\d\d)(?<month>\d\d)(?<year>\d{4}|\d\d)$/,
  /^(?<year>\d{4})-(?<month>\d\d)-(?<date>\d\d)(?:[T ].*)?$/,
];

/** Reads a day out of what was typed or pasted, as `YYYY-MM-DD`; null when it is no day of the calendar. */
export function readDay(typed: string): string | null {
  const text = typed.trim();
  for (const form of forms) {
    const { date = '', month = '', year = '' } = form.exec(text)?.groups ?? {};
    if (!year) continue;
    const day = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    const at = new Date(`${day}T00:00:00Z`);
    // A date that does not exist is moved to one that does, or is none at all.
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : null;
  }
  return null;
}
