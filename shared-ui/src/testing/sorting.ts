import { act, fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

/** Places the items of a list for dnd-kit, 50 px after one another: jsdom lays nothing out and animates nothing. */
export function placeItems(items: string, direction: 'row' | 'column'): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = 50 * [...document.querySelectorAll(items)].findIndex(item => item.contains(this));
    return direction === 'row' ? new DOMRect(at, 0, 48, 48) : new DOMRect(0, at, 48, 48);
  });
  vi.stubGlobal('IntersectionObserver', ResizeObserver);
  for (const each of [Document, Element]) Object.assign(each.prototype, { getAnimations: () => [] });
  Object.assign(Element.prototype, { animate: () => ({ finished: Promise.resolve() }) });
}

/** Presses a key where the focus is. dnd-kit prepares in the next frame what it needs for it. */
export const press = (code: string) =>
  act(async () => {
    await nextFrame();
    fireEvent.keyDown(document.activeElement ?? document.body, { code, key: code });
    await nextFrame();
  });
const nextFrame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
