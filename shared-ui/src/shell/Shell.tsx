import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../brand/Logo.tsx';
import { IconButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { LiveDot } from '../parts/load/LiveDot.tsx';
import { lazyWithRetry } from '../parts/load/lazyWithRetry.tsx';
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx';
import type { MenuGroup } from './menu.ts';
import { Nav } from './Nav.tsx';
import { ReasonNote } from './ReasonNote.tsx';
import css from './Shell.module.css';
import { StaleNote } from './StaleNote.tsx';

const Drawer = lazyWithRetry(
  () => import('./MenuDrawer.tsx'),
  ({ close }) => close(),
);

interface Props {
  menu: readonly MenuGroup[];
  /** The menu in the drawer of narrow screens, if it differs from the header's. */
  drawer?: readonly MenuGroup[];
  /** A menu of the page's part of the app: beside the page on wide screens, in the drawer on narrow ones. */
  beside?: { readonly name: string; readonly menu: readonly MenuGroup[] } | undefined;
  /** The menu beside the page (staff); without it the menu is in the header (customers). */
  side?: ReactNode;
  /** The path that the logo links to. */
  home: string;
  /** The first tool in the header, e.g. a search. */
  search?: ReactNode;
  /** The footer of the page. */
  foot?: ReactNode;
  /** The last tool in the header: the menu of the signed-in person, or a visitor's sign-in link. */
  person: ReactNode;
  children: ReactNode;
}

/**
 * The frame of every screen: header, menu, the page. On narrow screens the menu moves into a drawer: that of a header
 * under 900 px, one beside the page under 768 px.
 */
export function Shell({ menu, drawer = menu, beside, side, home, search, person, foot, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className={css.shell} data-variant={side ? 'side' : 'bar'}>
      <button type="button" className={css.skip} onClick={skipToMain}>
        К содержанию
      </button>
      <header className={css.header} data-header="">
        <div className={css.bar}>
          <IconButton
            className={css.burger}
            aria-label="Открыть меню"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            <Icon name="menu" />
          </IconButton>
          <Link className={css.logo} to={home} aria-label="Площадка — на главную">
            <Logo height={30} />
          </Link>
          {!side && (
            <div className={css.wide}>
              <Nav menu={menu} look="bar" />
            </div>
          )}
          <div className={css.tools}>
            {search}
            <LiveDot />
            <ThemeSwitch />
            {person}
          </div>
        </div>
      </header>
      {side}
      {beside ? (
        <div className={css.part}>
          <div className={css.beside}>
            <Nav menu={beside.menu} look="list" label={beside.name} />
          </div>
          <main id="main" className={css.body} tabIndex={-1}>
            <ReasonNote />
            <StaleNote />
            {children}
          </main>
        </div>
      ) : (
        <main id="main" className={css.main} tabIndex={-1}>
          <ReasonNote />
          <StaleNote />
          {children}
        </main>
      )}
      {foot && <footer className={css.foot}>{foot}</footer>}
      {open && (
        <Suspense fallback={null}>
          <Drawer menu={drawer} close={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

// A fragment link would change the address, which the router treats as a navigation.
function skipToMain(): void {
  document.getElementById('main')?.focus();
}
