import { formatPhone } from '@venue/sdk';
import { useUserName } from '@venue/shared-ui/data/useUserName.ts';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { entryClass, UserMenu } from '@venue/shared-ui/shell/UserMenu.tsx';
import { Suspense } from 'react';
import { homePaths } from '../../home/home.paths.ts';
import { useLogout } from './useLogout.ts';
import { useMe } from './useMe.ts';

const UserPicture = lazyWithRetry(() => import('./UserPicture.tsx'), 'unseen');

/** The menu of the signed-in user; it is not loaded with a visitor's first screen. */
export default function Person() {
  const me = useMe();
  const name = useUserName(me);
  const logout = useLogout();
  return (
    <UserMenu
      name={name ?? homePaths.page.title}
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
