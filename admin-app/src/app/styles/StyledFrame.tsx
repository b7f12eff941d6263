import { Styled } from '@venue/shared-ui/parts/Styled.tsx';
import { modeAtom } from '@venue/shared-ui/theme/mode.ts';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './StyledFrame.module.css';

interface Props {
  /** Accessible name of the frame. */
  title: string;
  /** The styles, as the server confined them to the class. */
  url: string | null;
  /** The class of the element that wears them. */
  scope: string;
  /** As on a phone, or as wide as a page. */
  width: 'phone' | 'page';
  children: ReactNode;
}

/**
 * A record as readers will see it with its styles, in a page of its own: nothing of it reaches the back office, no
 * script runs in it, its links lead nowhere, and a rule for narrow screens sees a narrow screen.
 */
export function StyledFrame({ title, url, scope, width, children }: Props) {
  const [page, setPage] = useState<Document | null>(null);
  const mode = useAtomValue(modeAtom);
  useEffect(() => {
    if (page) page.documentElement.dataset.theme = mode;
  }, [page, mode]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys
    <section className={css.room} aria-label={title} tabIndex={0}>
      <iframe
        title={title}
        className={css.frame}
        data-width={width}
        sandbox="allow-same-origin"
        srcDoc="<!doctype html><html lang='ru'><head></head><body></body></html>"
        onLoad={event => {
          const made = event.currentTarget.contentDocument;
          if (!made) return;
          // Text stands there in the same type and colours as here.
          const looks = document.head.querySelectorAll('link[rel="stylesheet"], style');
          made.head.append(...[...looks].map(each => made.importNode(each, true)));
          // Before any part of it hears of the click: its links and buttons lead nowhere.
          made.addEventListener(
            'click',
            event => {
              event.preventDefault();
              event.stopPropagation();
            },
            true,
          );
          setPage(made);
        }}
      />
      {page &&
        createPortal(
          <div className={css.page}>
            <Styled scope={scope} url={url}>
              {children}
            </Styled>
          </div>,
          page.body,
        )}
    </section>
  );
}
