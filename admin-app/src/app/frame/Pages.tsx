import { late } from '@venue/shared-ui/parts/late.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { preload, routesOf, type Screen } from '@venue/shared-ui/shell/screens.tsx';
import { type ReactNode, Suspense, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { screens } from '../../screens.ts';
import { authPaths } from '../../sections/auth/auth.paths.ts';
import { lastListUrl } from '../list/lastListUrl.ts';
import { Permitted } from './Permitted.tsx';

// The menu and the shell come after the login, which needs neither.
const Frame = late(() => import('./Frame.tsx'));
const NotFoundPage = late(() => import('./NotFoundPage.tsx'));

function Framed({ of, children }: { of?: Screen; children: ReactNode }) {
  // The page's code comes together with the frame's, not after it.
  useState(() => of && preload(of));
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Frame of={of}>{children}</Frame>
    </Suspense>
  );
}

const routes = routesOf(screens, {
  frame: (of, page) => (of.path === authPaths.login.path ? page : <Framed of={of}>{page}</Framed>),
  wayTo: lastListUrl,
  within: (of, body) => (of.permission ? <Permitted permission={of.permission}>{body}</Permitted> : body),
});

/** The screen the address asks for, within the frame. */
export function Pages() {
  return (
    <Routes>
      {routes}
      <Route
        path="*"
        element={
          <Framed>
            <NotFoundPage />
          </Framed>
        }
      />
    </Routes>
  );
}
