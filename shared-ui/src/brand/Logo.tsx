/// <reference path="../css.d.ts" />
import { useId } from 'react';
// A separate file: inlined, it would add a kilobyte to the scripts of the first screen.
import wordmark from './wordmark.svg?url&no-inline';

/** Width of the wordmark, in units of the `viewBox`. */
const WORD_WIDTH = 112;

export interface LogoProps {
  /** Only the mark, for narrow bars. */
  compact?: boolean;
  /** Height in pixels; the width follows. */
  height?: number;
  className?: string;
}

/**
 * The mark of the venue, rings of malachite in a rounded square, with its name beside it unless `compact`.
 * Drawn in the colour of the surrounding text.
 */
export function Logo({ compact = false, height = 32, className }: LogoProps) {
  const rings = useId();
  const width = compact ? 32 : 42 + WORD_WIDTH;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 32`}
      width={(width * height) / 32}
      height={height}
      role="img"
      aria-label="Площадка"
      fill="currentColor"
    >
      <mask id={rings}>
        <rect width="32" height="32" rx="8" fill="#fff" />
        <g fill="none" stroke="#000" strokeWidth="2.9">
          <circle cx="12.5" cy="19.5" r="9" />
          <circle cx="12.5" cy="19.5" r="16.4" />
        </g>
        <circle cx="12.5" cy="19.5" r="3.2" fill="#000" />
      </mask>
      <rect width="32" height="32" rx="8" mask={`url(#${rings})`} />
      {!compact && (
        <use
          href={`${wordmark}#word`}
          transform="translate(40 23.4)"
          stroke="currentColor"
          strokeWidth="0.9"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
