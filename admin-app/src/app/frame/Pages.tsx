import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { routesOf } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense } from 'react';
import { matchPath, Routes, useLocation } from 'react-router-dom';
import { login } from '../../login.ts';

// The sections, the menu and the shell load after the login, which does not need them.
const FramedPages = lazyWithRetry(() => import('./FramedPages.tsx'));

const routes = routesOf([login]);

/** The screen the address asks for: the login, or one within the frame. */
export function Pages() {
  const { pathname } = useLocation();
  if (matchPath(login.path, pathname)) return <Routes>{routes}</Routes>;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <FramedPages />
    </Suspense>
  );
}
