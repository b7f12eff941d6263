/** Whether key presses belong to an input field, so that page shortcuts must ignore them. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);

/** Whether a dialog or a menu is open and handles key presses itself. */
export const isAsking = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
