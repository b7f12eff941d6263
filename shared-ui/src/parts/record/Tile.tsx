import type { ReactNode } from 'react';
import css from './Tile.module.css';

/** A record in a grid: the whole tile leads where the link in its heading does. */
export const Tile = ({ children }: { children: ReactNode }) => <li className={css.tile}>{children}</li>;

/** The first letter of a name, in place of a missing picture; `className` gives its shape. */
export const TileLetter = ({ name, className }: { name: string; className: string | undefined }) => (
  <span className={`${css.letter} ${className}`} aria-hidden="true">
    {name.slice(0, 1).toUpperCase()}
  </span>
);

/** The heading of a tile: its link covers the nearest positioned part around it. */
export const TileHeading = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => (
  <h3 className={`${css.heading} ${className}`}>{children}</h3>
);
