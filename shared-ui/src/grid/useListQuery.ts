import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { type ListQuery, readAddress, writeAddress } from './address.ts';

const always = ['page', 'pageSize', 'sort', 'order', 'search'];

/** The parameters whose names begin with a prefix, with the prefix removed. */
const ownOf = (params: URLSearchParams, prefix: string): URLSearchParams =>
  new URLSearchParams(
    [...params].filter(([name]) => name.startsWith(prefix)).map(([name, value]) => [name.slice(prefix.length), value]),
  );

/** All other parameters, and one list's own parameters with its prefix added. */
const withOwn = (params: URLSearchParams, prefix: string, own: URLSearchParams): URLSearchParams =>
  new URLSearchParams([
    ...[...params].filter(([name]) => !name.startsWith(prefix)),
    ...[...own].map(([name, value]) => [`${prefix}${name}`, value] as [string, string]),
  ]);

/**
 * The state of a list, kept in the address bar so that a link reproduces it. A changed filter starts at page one. Only
 * the filters in `visible` are read: a filter that nobody can see or reset must not apply. A second list on a page has
 * its own `prefix`, such as `acts.`, before the names of its parameters.
 */
export function useListQuery(
  schema: z.ZodMiniType,
  visible: readonly string[],
  prefix = '',
): readonly [ListQuery, (patch: ListQuery) => void] {
  const [params, setParams] = useSearchParams();
  const names = [...always, ...visible].join(' ');
  const read = useCallback(
    (from: URLSearchParams) => readAddress(schema, ownOf(from, prefix), names.split(' ')),
    [schema, names, prefix],
  );
  const query = useMemo(() => read(params), [read, params]);
  // The router applies a new address asynchronously; a second change before that must not undo the first.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (patch: ListQuery) => {
      const restart = 'page' in patch ? {} : { page: 1 };
      const query = { ...read(latest.current), ...restart, ...patch };
      const own = writeAddress(schema, query, ownOf(latest.current, prefix));
      latest.current = withOwn(latest.current, prefix, own);
      setParams(latest.current, { replace: true });
    },
    [schema, prefix, read, setParams],
  );
  return [query, change];
}
