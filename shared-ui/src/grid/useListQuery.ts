import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { type ListQuery, readAddress, writeAddress } from './address.ts';

/** The state of a list, kept in the address bar so that a link reproduces it. A changed filter starts at page one. */
export function useListQuery(schema: z.ZodMiniType): readonly [ListQuery, (patch: ListQuery) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readAddress(schema, params), [schema, params]);
  // The router shows an address a moment after it is set: a change that comes meanwhile must not undo the one before.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback(
    (patch: ListQuery) => {
      const restart = 'page' in patch ? {} : { page: 1 };
      const query = { ...readAddress(schema, latest.current), ...restart, ...patch };
      latest.current = writeAddress(schema, query, latest.current);
      setParams(latest.current, { replace: true });
    },
    [schema, setParams],
  );
  return [query, change];
}
