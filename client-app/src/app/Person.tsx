import { formatPhone } from '@venue/sdk';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { entryClass, UserMenu } from '@venue/shared-ui/shell/UserMenu.tsx';
import { Suspense } from 'react';
import { homePaths } from '../home/home.paths.ts';
import { useLogout } from './useLogout.ts';
import { useMe } from './useMe.ts';

const UserPicture = late(() => import('./UserPicture.tsx'), 'unseen');

/** The menu of whoever is signed in; visitors' first screens come without it. */
export default function Person() {
  const me = useMe();
  const logout = useLogout();
  return (
    <UserMenu
      name={me?.name ?? homePaths.page.title}
      {...(me ? { caption: formatPhone(me.phone) } : {})}
      picture={
        <Suspense fallback={null}>
          <UserPicture />
        </Suspense>
      }
      onLogout={logout}
    >
      <ScreenLink to={homePaths.page} className={entryClass ?? ''}>
        <Icon name="person" size={20} />
        {homePaths.page.title}
      </ScreenLink>
    </UserMenu>
  );
}
