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

/** Breaks a text at spaces so that no line is longer than `length` letters, unless one word is. */
function wrap(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Stacks badge, name and caption around the middle of a label, for one of the two sizes of lettering. */
export function labelBlock(
  label: PlanLabel,
  size: keyof typeof lettering,
  caption: string | undefined,
  badge: boolean,
): LabelBlock {
  const fits = Math.floor(label.width / (lettering[size] * letter.caption * letter.width));
  const names = size === 'wide' ? label.lines : label.short;
  const captions = caption ? wrap(caption, fits) : [];
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
