import type { PlanLabel } from './plan.types.ts';

/** Units of the em the two sizes of lettering are laid out for; `plan.css` may only make them smaller. */
export const lettering = { wide: 17, narrow: 28 } as const;

/** Width of an average Cyrillic letter and height of a line, in ems; captions are this much smaller than names. */
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

/** What a button of the plan is called: the words on it, the whole name where they have a short one, and the state. */
export function spoken({ lines }: LabelBlock, { name, caption }: Said, state: string): string {
  const seen = (kind: LabelLine['kind'], whole: string) => {
    const words = joined(lines.filter(line => line.kind === kind).map(line => line.text));
    return tight(words) === tight(whole) ? whole : words;
  };
  const [title, below] = [seen('name', name), seen('caption', caption ?? '')];
  const rest = title === name ? '' : ` (${name})`;
  // What is seen stays in one piece: that is how those who speak to the page call the button.
  return below ? `${title}: ${below}${rest}` : `${title}${rest}: ${caption ?? state}`;
}

/** Lines as one text; one that ends with a hyphen goes on in the next. */
const joined = (lines: readonly string[]): string => lines.join(' ').replaceAll('- ', '-');
const tight = (text: string): string => text.replace(/\s/g, '');

/** What a label says: a room's name, one for little space, and its state. */
interface Said {
  readonly name: string;
  readonly shortName: string;
  readonly caption?: string | undefined;
  readonly badge: boolean;
}

/**
 * Stacks badge, name and caption around the middle of a label, for one of the two sizes of lettering. Where that is too
 * much for the place, the short name is taken, then the caption is left out, then the badge; last the name is cut.
 */
export function labelBlock(label: PlanLabel, size: keyof typeof lettering, said: Said): LabelBlock {
  const em = lettering[size];
  const letters = (kind: number) => Math.floor(label.width / (em * kind * letter.width));
  const fits = letters(1);
  const short = wrap(said.shortName, fits);
  const names = size === 'wide' ? [wrap(said.name, fits), short] : [short];
  const captions = said.caption ? wrap(said.caption, letters(letter.caption)) : [];
  for (const [badge, below] of [
    [said.badge, captions],
    [said.badge, []],
    [false, []],
  ] as const)
    for (const name of names) {
      const block = stacked(name, below, badge);
      const widest = Math.max(...name.map(text => text.length), ...below.map(text => text.length * letter.caption));
      if (widest <= label.width / (em * letter.width) && block.height * em <= label.height) return block;
    }
  return stacked([`${said.shortName.slice(0, fits - 1)}…`], [], false);
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
