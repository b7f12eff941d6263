/** Whether keys belong to a field: the shortcuts of pages leave them alone. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);

/** Whether a dialog or a menu is open: then keys are its. */
export const isAsking = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
