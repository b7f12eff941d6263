import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { type ListQuery, readAddress, writeAddress } from './address.ts';

/** The state of a list, kept in the address bar so that a link reproduces it. A changed filter starts at page one. */
export function useListQuery(schema: z.ZodMiniType): readonly [ListQuery, (patch: ListQuery) => void] {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readAddress(schema, params), [schema, params]);
  const change = useCallback(
    (patch: ListQuery) => {
      setParams(
        current => {
          const restart = 'page' in patch ? {} : { page: 1 };
          return writeAddress(schema, { ...readAddress(schema, current), ...restart, ...patch }, current);
        },
        { replace: true },
      );
    },
    [schema, setParams],
  );
  return [query, change];
}
