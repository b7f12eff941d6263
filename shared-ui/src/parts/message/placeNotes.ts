/** The parts of a screen between its edges, in pixels from the top left of the window. */
interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

const GAP = 12;
const HEADER_GAP = 16;
/** A note in the header is at least and at most so wide. */
const LEAST_WIDTH = 360;
const MOST_WIDTH = 640;

/**
 * What notes at the top right never cover: the header, a page's short heading with its buttons, main buttons wherever
 * they are, and what asks for it, such as the time left to pay.
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

/** The widest free part of the header, between what it has; null where notes do not fit. */
export function gapIn(header: Box, parts: readonly Pick<Box, 'left' | 'right'>[]): Pick<Box, 'left' | 'right'> | null {
  let begin = header.left;
  let widest = { left: begin, right: begin };
  for (const part of [...parts].sort((one, other) => one.left - other.left).concat({ left: header.right, right: 0 })) {
    if (part.left - begin > widest.right - widest.left) widest = { left: begin, right: part.left };
    begin = Math.max(begin, part.right);
  }
  const free = { left: widest.left + HEADER_GAP, right: widest.right - HEADER_GAP };
  return free.right - free.left >= LEAST_WIDTH ? free : null;
}

/** Puts the notes into free room of the header, where they cover nothing at all; false if there is none. */
function placeInHeader(stack: HTMLElement): boolean {
  stack.style.cssText = '';
  delete stack.dataset.place;
  const header = document.querySelector('[data-header]');
  if (!header) return false;
  const box = header.getBoundingClientRect();
  const parts = [...header.querySelectorAll('a, button, input')].map(part => part.getBoundingClientRect());
  const gap = gapIn(
    box,
    parts.filter(({ width }) => width > 0),
  );
  if (box.top < 0 || !gap) return false;
  const width = Math.min(gap.right - gap.left, MOST_WIDTH);
  stack.dataset.place = 'header';
  Object.assign(stack.style, { left: `${gap.right - width}px`, right: 'auto', width: `${width}px` });
  const { height } = stack.getBoundingClientRect();
  if (height > box.height) {
    stack.style.cssText = '';
    delete stack.dataset.place;
    return false;
  }
  stack.style.top = `${box.top + (box.height - height) / 2}px`;
  return true;
}

/** Puts the notes into the header, or else at the top right of the window, where they cover none of `OBSTACLES`. */
export function placeNotes(stack: HTMLElement): void {
  if (placeInHeader(stack)) return;
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
