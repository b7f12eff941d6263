import { useSearchParams } from 'react-router-dom';

/** What the address says of a list. */
export interface ListAddress {
  readonly page: number;
  readonly search: string;
  /** The one of these choices the address names. */
  chosen<T extends { readonly id: number | string }>(name: string, options: readonly T[]): T | undefined;
  /** Whether anything narrows the list. */
  readonly filtered: boolean;
  /** Changes some of it, '' takes out; the list starts again from its first page unless `page` is named. */
  put(patch: Readonly<Record<string, string>>): void;
}

/** The state of a list, kept in the address bar so that a link reproduces it. */
export function useListAddress(): ListAddress {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.slice(0, 100).trim() ?? '';
  return {
    search,
    page: Math.min(Math.max(Number.parseInt(params.get('page') ?? '1', 10) || 1, 1), 1000),
    chosen: (name, options) => options.find(({ id }) => String(id) === params.get(name)),
    filtered: search !== '' || params.has('status') || params.has('kind'),
    put: patch =>
      setParams(
        before => {
          const next = new URLSearchParams(before);
          next.delete('page');
          for (const [name, value] of Object.entries(patch)) value ? next.set(name, value) : next.delete(name);
          return next;
        },
        { replace: true },
      ),
  };
}
