import { useSearchParams } from 'react-router-dom';

/** The state of a list in the address. */
export interface ListAddress {
  readonly page: number;
  readonly search: string;
  /** The one of these choices the address names. */
  chosen<T extends { readonly id: number | string }>(name: string, options: readonly T[]): T | undefined;
  /** Whether anything narrows the list. */
  readonly filtered: boolean;
  /** Changes parameters ('' removes one) and returns to the first page unless `page` is given. */
  put(patch: Readonly<Record<string, string>>): void;
  /** Clears all filters. */
  clear(): void;
}

/** The state of a list, kept in the address bar so that a link reproduces it; `filters` are the names of its choices. */
export function useListAddress(filters: readonly string[]): ListAddress {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.slice(0, 100).trim() ?? '';
  const put: ListAddress['put'] = patch =>
    setParams(
      before => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(patch)) value ? next.set(name, value) : next.delete(name);
        return next;
      },
      { replace: true },
    );
  return {
    search,
    page: Math.min(Math.max(Number.parseInt(params.get('page') ?? '1', 10) || 1, 1), 10_000),
    chosen: (name, options) => options.find(({ id }) => String(id) === params.get(name)),
    filtered: search !== '' || filters.some(name => params.has(name)),
    put,
    clear: () => put(Object.fromEntries(['search', ...filters].map(name => [name, '']))),
  };
}
