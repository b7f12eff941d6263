import { Styled } from '@venue/shared-ui/parts/record/Styled.tsx';
import { modeAtom } from '@venue/shared-ui/theme/mode.ts';
import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import css from './StyledFrame.module.css';

interface Props {
  /** Accessible name of the frame. */
  title: string;
  /** The address of the styles, which the server scoped to the class. */
  url: string | null;
  /** The class of the element that the styles apply to. */
  scope: string;
  /** Phone or desktop width. */
  width: 'phone' | 'page';
  children: ReactNode;
}

/**
 * A preview of a record with its styles in an iframe: the styles do not affect the back office, scripts do not run,
 * links are disabled, and media queries see the width of the frame.
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
          // Copy the app's stylesheets, so that the text has the same fonts and colours as the app.
          const looks = document.head.querySelectorAll('link[rel="stylesheet"], style');
          made.head.append(...[...looks].map(each => made.importNode(each, true)));
          // Capture clicks before any element handles them: links and buttons in the preview do nothing.
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
