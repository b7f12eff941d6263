/** Stubs the layout functions that the text editor calls and jsdom lacks. */
export function layOut(): void {
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
  window.scrollTo = () => undefined;
}
