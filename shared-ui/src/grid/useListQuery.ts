import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { type ListQuery, readAddress, writeAddress } from './address.ts';

const always = ['page', 'pageSize', 'sort', 'order', 'search'];

/**
 * The state of a list, kept in the address bar so that a link reproduces it. A changed filter starts at page one.
 * Of the call's filters only `shown` are read: what nobody could see or reset must not choose the records.
 */
export function useListQuery(
  schema: z.ZodMiniType,
  shown: readonly string[],
): readonly [ListQuery, (patch: ListQuery) => void] {
  const [params, setParams] = useSearchParams();
  const names = [...always, ...shown].join(' ');
  const read = useCallback((from: URLSearchParams) => readAddress(schema, from, names.split(' ')), [schema, names]);
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
      latest.current = writeAddress(schema, query, latest.current);
      setParams(latest.current, { replace: true });
    },
    [schema, read, setParams],
  );
  return [query, change];
}
