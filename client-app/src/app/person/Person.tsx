import { formatPhone } from '@venue/sdk';
import { useUserName } from '@venue/shared-ui/data/useUserName.ts';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { entryClass, UserMenu } from '@venue/shared-ui/shell/UserMenu.tsx';
import { Fragment, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { homePaths } from '../../home/home.paths.ts';
import { customerMenu } from '../frame/menu.ts';
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
      mark={customerMenu.map(({ to, mark }) => mark && <Fragment key={to}>{mark}</Fragment>)}
      onLogout={logout}
    >
      {customerMenu.map(({ to, text, mark, preload: ahead }) => (
        <Link key={to} to={to} className={entryClass} onPointerEnter={ahead} onFocus={ahead}>
          {text}
          {mark}
        </Link>
      ))}
    </UserMenu>
  );
}
