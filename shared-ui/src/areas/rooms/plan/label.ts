import type { PlanLabel } from './plan.types.ts';

/** Font sizes, in plan units, for which the two labels are laid out; `plan.css` may only make them smaller. */
export const lettering = { wide: 17, narrow: 28 } as const;

/** Average width of a Cyrillic letter, heights of a line and a badge, in ems; size of captions relative to names. */
export const letter = { width: 0.6, line: 1.16, badge: 1.7, caption: 0.9 } as const;

interface LabelLine {
  text: string;
  kind: 'name' | 'caption';
  /** Baseline from the middle of the label, in ems of the name. */
  y: number;
}

export interface LabelBlock {
  lines: readonly LabelLine[];
  /** Top of the badge from the middle of the label, in ems of the name. */
  badge: number | undefined;
  /** Height of everything, in ems of the name. */
  height: number;
}

/** Breaks a text at spaces and after hyphens so that no line is longer than `length` letters, unless one word is. */
function wrap(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const piece of text.match(/[^ -]+[ -]*/g) ?? []) {
    const last = lines.at(-1);
    if (last !== undefined && `${last}${piece}`.trim().length <= length) lines[lines.length - 1] = last + piece;
    else lines.push(piece);
  }
  return lines.map(line => line.trim());
}

/** The accessible name of a room's button: the visible words, the full name if the short one is seen, the state. */
export function spoken({ lines }: LabelBlock, { name, caption }: LabelContent, state: string): string {
  const seen = (kind: LabelLine['kind'], whole: string) => {
    const words = joined(lines.filter(line => line.kind === kind).map(line => line.text));
    return tight(words) === tight(whole) ? whole : words;
  };
  const [title, below] = [seen('name', name), seen('caption', caption ?? '')];
  const rest = title === name ? '' : ` (${name})`;
  // The visible words stay in one piece, because people who use voice control name the button by them.
  return below ? `${title}: ${below}${rest}` : `${title}${rest}: ${caption ?? state}`;
}

/** Joins lines into one text, without a space after a hyphen at the end of a line. */
const joined = (lines: readonly string[]): string => lines.join(' ').replaceAll('- ', '-');
const tight = (text: string): string => text.replace(/\s/g, '');

/** The content of a label: the room's name, its short name, its state as the caption, and whether there is a badge. */
interface LabelContent {
  readonly name: string;
  readonly shortName: string;
  readonly caption?: string | undefined;
  readonly badge: boolean;
}

/**
 * Stacks badge, name and caption around the centre of a label, in one of the two font sizes. If they do not fit, the
 * short name is used, then the caption is left out, then the badge; as a last resort the short name is cut.
 */
export function labelBlock(label: PlanLabel, size: keyof typeof lettering, content: LabelContent): LabelBlock {
  const em = lettering[size];
  const letters = (kind: number) => Math.floor(label.width / (em * kind * letter.width));
  const fits = letters(1);
  const short = wrap(content.shortName, fits);
  const names = size === 'wide' ? [wrap(content.name, fits), short] : [short];
  const captions = content.caption ? wrap(content.caption, letters(letter.caption)) : [];
  for (const [badge, below] of [
    [content.badge, captions],
    [content.badge, []],
    [false, []],
  ] as const)
    for (const name of names) {
      const block = stacked(name, below, badge);
      const widest = Math.max(...name.map(text => text.length), ...below.map(text => text.length * letter.caption));
      if (widest <= label.width / (em * letter.width) && block.height * em <= label.height) return block;
    }
  return stacked([`${content.shortName.slice(0, fits - 1)}…`], [], false);
}

function stacked(names: readonly string[], captions: readonly string[], badge: boolean): LabelBlock {
  const height = (badge ? letter.badge : 0) + (names.length + captions.length * letter.caption) * letter.line;
  let y = -height / 2 + (badge ? letter.badge : 0);
  const lines: LabelLine[] = [];
  for (const text of names) {
    lines.push({ text, kind: 'name', y: y + 0.88 });
    y += letter.line;
  }
  for (const text of captions) {
    lines.push({ text, kind: 'caption', y: y + 0.8 });
    y += letter.line * letter.caption;
  }
  return { lines, badge: badge ? -height / 2 : undefined, height };
}
