import { StatusPage, type WayHome } from './StatusPage.tsx';

/** The page for an address that leads nowhere. */
export const NotFound = (way: WayHome) => (
  <StatusPage code={404} title="Страница не найдена" {...way}>
    Возможно, её перенесли или в&nbsp;адресе опечатка.
  </StatusPage>
);
