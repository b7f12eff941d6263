/** Focuses what has replaced a form or a button, and scrolls to it. */
export function toNote(note: HTMLElement | null): void {
  note?.focus({ preventScroll: true });
  note?.scrollIntoView({ block: 'nearest' });
}
