/** One line of a text: unchanged, only in the former version, or only in the present one. */
export interface Line {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Compares two texts line by line: the longest common subsequence of lines stays, the rest is gone or new. */
export function compareLines(before: readonly string[], after: readonly string[]): Line[] {
  // lengths[i][j]: length of the longest common subsequence of before[i..] and after[j..].
  const lengths = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row) row[j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [was, is] = [before[i], after[j]];
    if (was !== undefined && was === is) {
      lines.push({ kind: 'same', text: was });
      i++;
      j++;
    } else if (was !== undefined && (is === undefined || at(i + 1, j) >= at(i, j + 1))) {
      lines.push({ kind: 'gone', text: was });
      i++;
    } else if (is !== undefined) {
      lines.push({ kind: 'new', text: is });
      j++;
    }
  }
  return lines;
}

/** Formatted text as lines, including link addresses and picture names, so that changing these counts as a change. */
export function linesOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<br\s*\/?>|<\/(p|h[1-6]|li|blockquote)>/g, '$&\n'),
    'text/html',
  );
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    if (address !== link.textContent) link.append(` (${address})`);
  }
  for (const image of body.querySelectorAll('img'))
    image.replaceWith(`\n[Картинка: ${image.alt || image.getAttribute('src')?.split('/').at(-1)}]\n`);
  return plainLines(body.textContent ?? '');
}

/** A text as lines, without blank ones. */
export const plainLines = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '');
