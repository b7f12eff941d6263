/** The number of a text: null when nothing is typed, undefined when it is no whole number. */
export function wholeNumber(typed: string): number | null | undefined {
  const text = typed.replace(/\s/g, '');
  if (text === '') return null;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
