import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import css from './Page.module.css';

/** Display name of the product; every page's title begins with it. */
export const PRODUCT = 'Площадка';

export interface Crumb {
  readonly text: string;
  /** A path within this app; the last crumb needs none. */
  readonly to?: string;
}

interface Props {
  /** The heading: the name of a record, or what the screen is for. */
  title: string;
  /** The heading, where it shows more than the title: a record's number beside its name. */
  heading?: ReactNode;
  /** The record's number, if the address has one; added to the window's title unless `title` ends with it. */
  number?: string | undefined;
  /** The breadcrumbs, without the page itself. */
  crumbs?: readonly Crumb[];
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** A narrow column for forms and texts. */
  narrow?: boolean;
  /** Centres the heading above its content, for pages that only show a message. */
  bare?: boolean;
  children: ReactNode;
}

/** A screen: its heading, crumbs and the window's title. After a move between screens the focus goes to the heading. */
export function Page({
  title,
  heading: headingText = title,
  number,
  crumbs,
  lead,
  actions,
  narrow = false,
  bare = false,
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const numbered = number === undefined || title.endsWith(`№\u00a0${number}`);
    document.title = `${PRODUCT} · ${title}${numbered ? '' : ` №\u00a0${number}`}`;
  }, [title, number]);
  // The first page of a visit, whose key is always `default`, leaves the focus to the browser.
  const moved = useRef(key !== 'default');
  useEffect(() => {
    if (moved.current) heading.current?.focus({ preventScroll: true });
  }, []);
  // The title may change after the heading was read out, e.g. when a record has loaded; focusing the heading again
  // makes a screen reader read it again.
  const announcedTitle = useRef(title);
  useEffect(() => {
    const element = heading.current;
    if (announcedTitle.current === title) return;
    announcedTitle.current = title;
    if (!element || document.activeElement !== element) return;
    element.blur();
    element.focus({ preventScroll: true });
  }, [title]);
  return (
    <div className={css.page} data-narrow={narrow || undefined} data-bare={bare || undefined}>
      {crumbs && crumbs.length > 0 && (
        <nav className={css.crumbs} aria-label="Навигационная цепочка">
          <ol>
            {crumbs.map(crumb => (
              <Fragment key={crumb.text}>
                <li>{crumb.to ? <Link to={crumb.to}>{crumb.text}</Link> : crumb.text}</li>
                <li aria-hidden="true">
                  <Icon name="right" size={16} />
                </li>
              </Fragment>
            ))}
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
      )}
      <div className={css.head} data-head="">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {headingText}
          </h1>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
