import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { Button, IconLink } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { withNext } from '@venue/shared-ui/shell/next.ts';
import { Shell } from '@venue/shared-ui/shell/Shell.tsx';
import { type Address, preload } from '@venue/shared-ui/shell/screens.tsx';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { authPaths } from '../../auth/auth.paths.ts';
import { frontPaths } from '../../frontpage/frontpage.paths.ts';
import { homePaths } from '../../home/home.paths.ts';
import { searchPaths } from '../../search/search.paths.ts';
import { Cabinets } from '../cabinet/cabinets.ts';
import { cabinets } from '../cabinet/offers.ts';
import css from './Frame.module.css';
import { afterHydration } from './firstScreen.tsx';
import { cabinetMenu, drawerMenu, inCabinet, visitorDrawer, visitorMenu } from './menu.ts';

const Footer = lazyWithRetry(
  afterHydration(() => import('./Footer.tsx')),
  'unseen',
);
const Person = lazyWithRetry(() => import('../person/Person.tsx'));

interface Props {
  /** The current screen; undefined for an unknown address. */
  of?: Address;
  children: ReactNode;
}

/**
 * The frame of a screen: a header with the same menu for everybody, and the account or «Войти» beside it; account
 * screens also get their menu.
 */
export function Frame({ of, children }: Props) {
  const current = useCurrent();
  const { pathname, search } = useLocation();
  const login = withNext(authPaths.login.path, { path: pathname, search });
  const kind = current?.role === 'landing' ? 'landing' : 'marketplace';
  const beside =
    current && of && inCabinet(of.path) ? { name: homePaths.page.title, menu: cabinetMenu[kind] } : undefined;
  return (
    <Shell
      menu={visitorMenu}
      drawer={current ? drawerMenu[kind] : visitorDrawer}
      beside={beside}
      home={frontPaths.page.path}
      search={
        <IconLink
          className={css.search ?? ''}
          to={searchPaths.page.path}
          aria-label={searchPaths.page.title}
          onPointerEnter={() => preload(searchPaths.page)}
        >
          <Icon name="search" />
        </IconLink>
      }
      foot={
        beside ? undefined : (
          <Part fallback={null}>
            <Footer />
          </Part>
        )
      }
      person={
        current ? (
          <Suspense fallback={<span className={css.person} />}>
            <Person />
          </Suspense>
        ) : (
          <Button to={login} variant="contained" size="small" onPointerEnter={() => preload(authPaths.login)}>
            Войти
          </Button>
        )
      }
    >
      <Cabinets value={cabinets}>{children}</Cabinets>
    </Shell>
  );
}
