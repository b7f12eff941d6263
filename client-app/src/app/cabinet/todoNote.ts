/** Focuses what has replaced a form or a button, and scrolls to it. */
export function todoNote(note: HTMLElement | null): void {
  note?.focus({ preventScroll: true });
  note?.scrollIntoView({ block: 'nearest' });
}
