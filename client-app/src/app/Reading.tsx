import type { MainableImage, PictureMeta } from '@venue/sdk';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Styled } from '@venue/shared-ui/parts/Styled.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { type ReactNode, Suspense } from 'react';
import { afterFirst } from './firstScreen.tsx';
import css from './Reading.module.css';

const PhotoTiles = late(afterFirst(() => import('./PhotoTiles.tsx')));

interface ReadingProps {
  /** The kind of text, its day, who wrote it. */
  facts: ReactNode;
  lead?: string;
  /** Formatted text from the server. */
  text: string;
  /** The main one is the cover; those that the text does not show stand below it. */
  images: readonly MainableImage[];
  /** The part of the cover that stays in sight. */
  focus?: PictureMeta;
  /** Styles that staff wrote for the text. */
  styles?: { readonly scope: string; readonly url: string | null };
  /** What stands below it all. */
  children?: ReactNode;
}

/** A published text below its title: the cover, the text, and the remaining pictures as a gallery. */
export function Reading({ facts, lead, text, images, focus, styles, children }: ReadingProps) {
  const inText = (url: string) => text.includes(`"${url}"`);
  const main = images.find(image => image.isMain);
  const cover = main && !inText(main.url) ? main : undefined;
  const others = images.filter(image => image !== main && !inText(image.url));
  const formatted = <Formatted html={text} />;
  return (
    <div className={css.sheet}>
      <p className={css.facts}>{facts}</p>
      {lead && <p className={css.lead}>{lead}</p>}
      {cover && (
        <img
          className={css.cover}
          src={cover.url}
          alt={cover.alt}
          width={1600}
          height={900}
          style={focus && { objectFit: focus['object-fit'], objectPosition: focus['object-position'] }}
        />
      )}
      {styles ? <Styled {...styles}>{formatted}</Styled> : formatted}
      {others.length > 0 && (
        <Suspense fallback={null}>
          <PhotoTiles photos={others} />
        </Suspense>
      )}
      {children}
    </div>
  );
}

/** The page of a published text: a column that is easy to read. */
export function ReadingPage({ title, children }: { title?: string | undefined; children: ReactNode }) {
  const shown = useScreen();
  return (
    <div className={css.reading}>
      <Page {...shown} {...(title === undefined ? {} : { title })}>
        {children}
      </Page>
    </div>
  );
}
