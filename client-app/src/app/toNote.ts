/** Puts the focus on what has taken the place of a form or a button, and shows it. */
export function toNote(note: HTMLElement | null): void {
  note?.focus({ preventScroll: true });
  note?.scrollIntoView({ block: 'nearest' });
}
