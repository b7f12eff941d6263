import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Mode, type Palette, palettes, propertyOf } from './palette.ts';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');
const blocks = css.split(/color-scheme: (?:light|dark);/).slice(1);

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const light = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
const contrast = (one: string, two: string) => {
  const [dark = 0, bright = 0] = [light(one), light(two)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

const texts: [keyof Palette, keyof Palette][] = [
  ...(['bg', 'surface', 'sunken', 'raised'] as const).flatMap((ground): [keyof Palette, keyof Palette][] => [
    ['text', ground],
    ['textSoft', ground],
    ['primaryText', ground],
    ['badText', ground],
  ]),
  ['onPrimary', 'primary'],
  ['onPrimary', 'primaryHover'],
  ['onSecondary', 'secondary'],
  ['onBad', 'bad'],
  ...(['primary', 'secondary', 'good', 'warn', 'bad', 'neutral'] as const).map(
    (tone): [keyof Palette, keyof Palette] => [`${tone}Text`, `${tone}Soft`],
  ),
];
const edges: [keyof Palette, keyof Palette][] = (['bg', 'surface'] as const).flatMap(
  (ground): [keyof Palette, keyof Palette][] => [
    ['lineStrong', ground],
    ['focus', ground],
    ['bad', ground],
  ],
);

describe.each(['light', 'dark'] as Mode[])('%s', mode => {
  const colors = palettes[mode];
  it.each(texts)('text in %s on %s reads well', (one, two) =>
    expect(contrast(colors[one], colors[two])).toBeGreaterThanOrEqual(4.5),
  );
  it.each(edges)('%s on %s can be seen', (one, two) =>
    expect(contrast(colors[one], colors[two])).toBeGreaterThanOrEqual(3),
  );
});

it.each([
  ['light', 0],
  ['dark', 1],
  ['dark', 2],
] as const)('tokens.css holds the colours of %s (block %i)', (mode, block) => {
  for (const [name, value] of Object.entries(palettes[mode])) {
    expect(blocks[block]).toContain(`${propertyOf(name as keyof Palette)}: ${value};`);
  }
});
