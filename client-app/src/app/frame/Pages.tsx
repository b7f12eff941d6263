import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { PageSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { routesOf } from '@venue/shared-ui/shell/screens.tsx';
import { Route, Routes } from 'react-router-dom';
import { screens } from '../../areas.ts';
import { authPaths } from '../../auth/auth.paths.ts';
import { Frame } from './Frame.tsx';
import { FirstScreen } from './firstScreen.tsx';

const NotFoundPage = lazyWithRetry(() => import('./NotFoundPage.tsx'));

// Signing in has pages of its own, without the menu.
const bare = new Set<string>([authPaths.login.path, authPaths.wait.path]);
const routes = routesOf(screens, {
  frame: (of, page) => (bare.has(of.path) ? page : <Frame of={of}>{page}</Frame>),
  within: (_, body) => (
    <>
      {body}
      <FirstScreen />
    </>
  ),
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
            <Part fallback={<PageSkeleton />}>
              <NotFoundPage />
              <FirstScreen />
            </Part>
          </Frame>
        }
      />
    </Routes>
  );
}
