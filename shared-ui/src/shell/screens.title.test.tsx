import { Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Page } from '../parts/Page.tsx';
import { renderApp } from '../testing/render.tsx';
import { routesOf, useScreen } from './screens.tsx';

/** A screen whose heading is `heading`, or its declared title. */
const pageOf = (heading?: string) => async () => ({
  default: function Shown() {
    const screen = useScreen();
    return (
      <Page {...screen} title={heading ?? screen.title}>
        <p>…</p>
      </Page>
    );
  },
});

const routes = routesOf([
  { path: '/brands/:brandId/edit', title: 'Бренд', load: pageOf('Чайная') },
  { path: '/requests/:requestId/edit', title: 'Заявка №\u00a0:requestId', load: pageOf() },
  { path: '/brands', title: 'Мои бренды', load: pageOf() },
  { path: '/card/:slug', title: 'Визитка', load: pageOf('Анна Седых') },
]);

it.each([
  ['/brands/12/edit', 'Площадка · Чайная №\u00a012'],
  ['/requests/12/edit', 'Площадка · Заявка №\u00a012'],
  ['/brands', 'Площадка · Мои бренды'],
  ['/card/anna-sedykh', 'Площадка · Анна Седых'],
])('at %s the window is called «%s»', async (at, title) => {
  renderApp(<Routes>{routes}</Routes>, { at });
  await vi.waitFor(() => expect(document.title).toBe(title));
});
