import type { MainableImage, PictureMeta } from '@venue/sdk';
import type { ComponentType, ReactNode } from 'react';
import { SoftText } from '../SoftText.tsx';
import { Formatted } from './Formatted.tsx';
import css from './ReadingSheet.module.css';
import { responsiveImage } from './responsiveImage.ts';
import { Styled } from './Styled.tsx';

/** A component that shows a grid of pictures. */
export type Tiles = ComponentType<{ photos: readonly MainableImage[] }>;

interface Props {
  /** A line with the kind, the date and the author of the text. */
  facts: ReactNode;
  lead?: string;
  /** Formatted text from the server. */
  text: string;
  /** The main one is the cover; others that the text does not contain are shown below it. */
  images: readonly MainableImage[];
  tiles: Tiles;
  /** The part of the cover that stays visible when it is cropped. */
  focus?: PictureMeta;
  /** Styles that staff wrote for the text. */
  styles?: { readonly scope: string; readonly url: string | null };
  /** What to do next: beside the text where there is room, otherwise below it. */
  side?: ReactNode;
  /** Content below everything else. */
  children?: ReactNode;
}

/** A published text below its title: the cover, the text, and the remaining pictures as a gallery. */
export function ReadingSheet({ facts, lead, text, images, tiles: Tiles, focus, styles, side, children }: Props) {
  const inText = (url: string) => text.includes(`"${url}"`);
  const main = images.find(image => image.isMain);
  const cover = main && !inText(main.url) ? main : undefined;
  const others = images.filter(image => image !== main && !inText(image.url));
  const formatted = <Formatted html={text} />;
  const sheet = (
    <div className={css.sheet}>
      <SoftText size="small">{facts}</SoftText>
      {lead && <p className={css.lead}>{lead}</p>}
      {cover && (
        <img
          className={css.cover}
          {...responsiveImage(cover, 760)}
          alt={cover.alt}
          width={1600}
          height={900}
          style={focus && { objectFit: focus['object-fit'], objectPosition: focus['object-position'] }}
        />
      )}
      {styles ? <Styled {...styles}>{formatted}</Styled> : formatted}
      {others.length > 0 && <Tiles photos={others} />}
      {children}
    </div>
  );
  if (!side) return sheet;
  return (
    <div className={css.frame}>
      <div className={css.columns}>
        {sheet}
        <section className={css.side}>{side}</section>
      </div>
    </div>
  );
}
