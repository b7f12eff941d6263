import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import css from './LinkTabs.module.css';

interface LinkTab {
  readonly text: string;
  readonly to: string;
  readonly current: boolean;
  /** The number of records that the tab's page lists. */
  readonly count?: number | undefined;
}

interface Props {
  /** Accessible name: «Вид записей». */
  label: string;
  tabs: readonly LinkTab[];
  /** Whether the tabs are placed above a list instead of beside the heading. */
  overList?: boolean;
}

/** Tabs that are links: views of one page, or related pages, each with its own address. */
export function LinkTabs({ label, tabs, overList = false }: Props) {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.findIndex(tab => tab.current);
  const counted = tabs.some(tab => tab.count !== undefined);
  // On a phone the tabs may not all fit: scroll the current one into view, again once the counts arrive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts make the tabs wider
  useEffect(() => {
    const tab = nav.current?.children[current];
    if (nav.current && tab instanceof HTMLElement)
      nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2;
  }, [current, counted]);
  return (
    <nav ref={nav} className={css.tabs} data-over-list={overList || undefined} aria-label={label}>
      {tabs.map(({ text, to, current, count }) => (
        <Link key={to} to={to} className={css.tab} aria-current={current ? 'page' : undefined}>
          <span>{text}</span>
          {count !== undefined && <span className={css.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
