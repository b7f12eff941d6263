import { showPhone } from '@venue/sdk';
import { shortName } from '@venue/sdk/profile/model';
import { useCurrent } from '@venue/shared-ui/data/ApiProvider.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import type { MenuGroup } from '@venue/shared-ui/shell/menu.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { Shell } from '@venue/shared-ui/shell/Shell.tsx';
import { preload, type Screen } from '@venue/shared-ui/shell/screens.tsx';
import { entryClass } from '@venue/shared-ui/shell/UserMenu.tsx';
import type { ReactNode } from 'react';
import { screens } from '../screens.ts';
import { useLogout } from './useLogout.ts';
import { useMe } from './useMe.ts';

const entry = (to: Screen) => ({ text: to.title, to: to.path, ahead: () => preload(to) });

const visitorMenu: readonly MenuGroup[] = [{ items: [entry(screens.map)] }];
const customerMenu: readonly MenuGroup[] = [
  { items: [entry(screens.map), entry(screens.myBookings), entry(screens.info)] },
];

/** The frame of a screen: header with the customer's menu, or «Войти» for a visitor. */
export function Frame({ children }: { children: ReactNode }) {
  const current = useCurrent();
  const me = useMe();
  const logout = useLogout();
  const name = me ? shortName(me) || showPhone(me.userPhone) : 'Личный кабинет';
  return (
    <Shell
      menu={current ? customerMenu : visitorMenu}
      home={current ? screens.home.path : screens.map.path}
      user={current ? { name, ...(me ? { caption: showPhone(me.userPhone) } : {}) } : null}
      userLinks={
        <ScreenLink to={screens.home} className={entryClass ?? ''}>
          <Icon name="person" size={20} />
          {screens.home.title}
        </ScreenLink>
      }
      onLogout={logout}
      aside={
        <Button to={screens.login.path} variant="contained" size="small" onPointerEnter={() => preload(screens.login)}>
          Войти
        </Button>
      }
    >
      {children}
    </Shell>
  );
}
