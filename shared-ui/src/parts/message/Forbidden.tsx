import { StatusPage, type WayHome } from './StatusPage.tsx';

/** The page /403: the person may not see what they asked for. */
export const Forbidden = (way: WayHome) => (
  <StatusPage code={403} title="Доступ запрещён" {...way}>
    У вас нет прав для просмотра этой страницы. Если доступ нужен, обратитесь к&nbsp;администратору.
  </StatusPage>
);
