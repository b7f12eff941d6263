import { useListQuery } from '@venue/shared-ui/grid/useListQuery.ts';
import { useMemo } from 'react';
import * as z from 'zod/mini';

const always = {
  page: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
};

type Filters = Readonly<Record<string, z.ZodMiniType>>;

/** The state of a list in the address. */
export interface ListAddress<F extends Filters = Filters> {
  readonly page: number;
  readonly search: string;
  /** What each filter is set to. */
  readonly chosen: { readonly [Name in keyof F]?: z.output<F[Name]> };
  /** Whether anything narrows the list. */
  readonly filtered: boolean;
  /** Changes parameters and returns to the first page unless `page` is given. */
  put(patch: Readonly<Record<string, string | number | undefined>>): void;
  /** Clears all filters. */
  clear(): void;
}

/** The state of a list, kept in the address bar; `filters` are the parameters that narrow it, beside the search. */
export function useListAddress<F extends Filters>(filters: F): ListAddress<F> {
  const schema = useMemo(() => {
    const optional = Object.entries(filters).map(([name, filter]) => [name, z.optional(filter)] as const);
    return z.object({ ...Object.fromEntries(optional), ...always });
  }, [filters]);
  const names = Object.keys(filters);
  const [query, put] = useListQuery(schema, names);
  const { page, search, ...rest } = query as z.output<typeof schema>;
  return {
    page,
    search,
    chosen: rest as ListAddress<F>['chosen'],
    filtered: search !== '' || Object.keys(rest).length > 0,
    put,
    clear: () => put(Object.fromEntries(['search', ...names].map(name => [name, undefined]))),
  };
}
