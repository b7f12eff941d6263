import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { preload, routesOf, type Screen } from '@venue/shared-ui/shell/screens.tsx';
import { type ReactNode, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { screens } from '../../screens.ts';
import { lastListUrl } from '../list/lastListUrl.ts';
import { Frame } from './Frame.tsx';
import { Permitted } from './Permitted.tsx';

const NotFoundPage = lazyWithRetry(() => import('./NotFoundPage.tsx'));

function Framed({ of, children }: { of?: Screen; children: ReactNode }) {
  // Load the page's code while the user's permissions are being fetched.
  useState(() => of && preload(of));
  return <Frame of={of}>{children}</Frame>;
}

const routes = routesOf(screens, {
  frame: (of, page) => <Framed of={of}>{page}</Framed>,
  wayTo: lastListUrl,
  within: (of, body) => (of.permission ? <Permitted permission={of.permission}>{body}</Permitted> : body),
});

/** Every screen behind the login, within the frame. */
export default function FramedPages() {
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
