import { PageSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { routesOf } from '@venue/shared-ui/shell/screens.tsx';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { screens } from '../screens.ts';
import { Frame } from './Frame.tsx';

const NotFoundPage = lazy(() => import('./NotFoundPage.tsx'));

// The login is a page of its own, without the menu.
const routes = routesOf(screens, {
  frame: (of, page) => (of.path === screens.login.path ? page : <Frame>{page}</Frame>),
});

/** The screen the address asks for, within the frame. */
export function Pages() {
  return (
    <Routes>
      {routes}
      <Route
        path="*"
        element={
          <Frame>
            <Suspense fallback={<PageSkeleton />}>
              <NotFoundPage />
            </Suspense>
          </Frame>
        }
      />
    </Routes>
  );
}
