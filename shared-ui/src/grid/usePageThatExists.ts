import { useEffect, useEffectEvent } from 'react';

/** The paging data of a list's reply. */
export interface LoadedPage {
  readonly page: number;
  readonly total: number;
  readonly totalIsExact: boolean;
}

/** The highest page number that a list accepts. */
export const FURTHEST = 10_000;

/** The last page. If the total is not exact, the highest page allowed, from which `usePageThatExists` goes back. */
export const lastPage = ({ total, totalIsExact }: LoadedPage, pageSize: number): number =>
  totalIsExact ? Math.min(Math.max(1, Math.ceil(total / pageSize)), FURTHEST) : FURTHEST;

/** Goes from a page that does not exist, such as that of an old link, to the last page. */
export function usePageThatExists(
  loaded: LoadedPage | undefined,
  page: number,
  pageSize: number,
  go: (page: number) => void,
): void {
  const leave = useEffectEvent(go);
  // While a page loads, the reply on screen may belong to another page.
  const last = loaded?.page === page ? lastPage(loaded, pageSize) : page;
  useEffect(() => {
    if (page > last) leave(last);
  }, [page, last]);
}
