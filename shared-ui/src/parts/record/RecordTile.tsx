import type { PictureMeta } from '@venue/sdk';
import type { ReactNode } from 'react';
import css from './RecordTile.module.css';
import { Tile, TileHeading, TileLetter } from './Tile.tsx';

/** The fewest tiles that fill a row of a wide page. */
export const FEWEST_IN_ROW = 3;

interface ListProps {
  /** The few first of a list: they fill their row, and on a phone it scrolls sideways. */
  row?: boolean;
  children: ReactNode;
}

/** A grid of published records. */
export const TileList = ({ row, children }: ListProps) => (
  <ul className={css.tiles} data-row={row || undefined}>
    {children}
  </ul>
);

interface Props {
  picture: { readonly thumb: string } | null;
  /** The part of the picture that stays visible when it is cropped. */
  focus?: PictureMeta;
  /** Its first letter replaces a missing picture. */
  name: string;
  /** A link with the name of the record. */
  heading: ReactNode;
  /** A line above the heading; `strong` marks its most important part. */
  above?: ReactNode;
  /** A line below the heading. */
  below?: string;
  lead?: string;
}

/** A published record in a list: the whole tile leads to it. */
export const RecordTile = ({ picture, focus, name, heading, above, below, lead }: Props) => (
  <Tile>
    {picture ? (
      <img
        className={css.picture}
        src={picture.thumb}
        alt=""
        width={640}
        height={400}
        loading="lazy"
        decoding="async"
        style={focus && { objectFit: focus['object-fit'], objectPosition: focus['object-position'] }}
      />
    ) : (
      <TileLetter name={name} className={css.picture} />
    )}
    <div className={css.body}>
      {above && <p className={css.soft}>{above}</p>}
      <TileHeading className={css.title}>{heading}</TileHeading>
      {below && <p className={css.soft}>{below}</p>}
      {lead && <p className={css.lead}>{lead}</p>}
    </div>
  </Tile>
);
