/** The parts of a screen between its edges, in pixels from the top left of the window. */
interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const GAP = 12;

/**
 * What notes never cover: the header, a page's short heading with its buttons, main buttons wherever they are, and what
 * asks for it, such as the time left to pay.
 */
const OBSTACLES = '[data-header], [data-head], [data-variant="contained"], .MuiButton-contained, [data-uncovered]';

/**
 * The highest place for a box of this height that meets no obstacle; where there is none in the window, below the
 * first obstacle, which is the header.
 */
export function freeTop(height: number, window: number, obstacles: readonly Box[]): number {
  const sorted = obstacles.toSorted((one, other) => one.top - other.top);
  let top = GAP;
  for (const { top: begins, bottom } of sorted)
    if (begins < top + height + GAP && bottom > top - GAP) top = bottom + GAP;
  const header = sorted[0];
  return top + height <= window ? top : (header?.bottom ?? 0) + GAP;
}

/** Puts the notes at the top right of the window, where they cover none of `OBSTACLES`. */
export function placeNotes(stack: HTMLElement): void {
  const { left, right, height } = stack.getBoundingClientRect();
  const beside = [...document.querySelectorAll(OBSTACLES)]
    .filter(element => !stack.contains(element))
    .map(element => ({ element, box: element.getBoundingClientRect() }))
    // A long heading, as on a phone, would push them to where the work is.
    .filter(({ element, box }) => !element.matches('[data-head]') || box.bottom < innerHeight / 3)
    .map(({ box }): Box => box)
    .filter(box => box.right > left && box.left < right && box.bottom > 0 && box.top < innerHeight);
  stack.style.top = `${freeTop(height, innerHeight, beside)}px`;
}
