import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import type { Tiles } from '@venue/shared-ui/parts/record/ReadingSheet.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import type { ReactNode } from 'react';
import { afterHydration } from '../frame/firstScreen.tsx';
import css from './Reading.module.css';

const PhotoTiles = lazyWithRetry(afterHydration(() => import('./PhotoTiles.tsx')));

/** The pictures of a text that open large. */
export const TextTiles: Tiles = ({ photos }) => (
  <Part fallback={null}>
    <PhotoTiles photos={photos} />
  </Part>
);

/** The page of a published text: a column that is easy to read. */
export function ReadingPage({ title, children }: { title?: string | undefined; children: ReactNode }) {
  const screen = useScreen();
  return (
    <div className={css.reading}>
      <Page {...screen} {...(title === undefined ? {} : { title })}>
        {children}
      </Page>
    </div>
  );
}
