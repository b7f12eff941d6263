import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { type ListQuery, readAddress, writeAddress } from './address.ts';

const always = ['page', 'pageSize', 'sort', 'order', 'search'];

/** The parameters that begin with a prefix, without it. */
const ownOf = (params: URLSearchParams, prefix: string): URLSearchParams =>
  new URLSearchParams(
    [...params].filter(([name]) => name.startsWith(prefix)).map(([name, value]) => [name.slice(prefix.length), value]),
  );

/** The parameters of everybody else, and those of one list with its prefix. */
const withOwn = (params: URLSearchParams, prefix: string, own: URLSearchParams): URLSearchParams =>
  new URLSearchParams([
    ...[...params].filter(([name]) => !name.startsWith(prefix)),
    ...[...own].map(([name, value]) => [`${prefix}${name}`, value] as [string, string]),
  ]);

/**
 * The state of a list, kept in the address bar so that a link reproduces it. A changed filter starts at page one. Only
 * the filters in `shown` are read: one that nobody can see or reset must not select the records. A second list on a
 * page has a `prefix` of its own, such as `acts.`, before the names of its parameters.
 */
export function useListQuery(
  schema: z.ZodMiniType,
  shown: readonly string[],
  prefix = '',
): readonly [ListQuery, (patch: ListQuery) => void] {
  const [params, setParams] = useSearchParams();
  const names = [...always, ...shown].join(' ');
  const read = useCallback(
    (from: URLSearchParams) => readAddress(schema, ownOf(from, prefix), names.split(' ')),
    [schema, names, prefix],
  );
  const query = useMemo(() => read(params), [read, params]);
  // The router shows an address a moment after it is set: a change that comes meanwhile must not undo the one before.
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
