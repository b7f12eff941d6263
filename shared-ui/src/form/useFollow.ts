import { useEffect, useEffectEvent } from 'react';
import type { VenueForm } from './useForm.ts';

/** The record as the form shows it; one that is new has no version or 0. */
interface Followed {
  readonly version?: number | undefined;
}

interface Following<V> {
  readonly methods: Pick<VenueForm['methods'], 'formState'> & { getValues(): Followed; reset(values: V): void };
}

/** Shows a record that was saved elsewhere while nothing is typed here: then there is nothing to choose between. */
export function useFollow<V extends Followed>({ methods }: Following<V>, saved: V): void {
  const { isDirty } = methods.formState;
  const { version = 0 } = saved;
  const follow = useEffectEvent(() => {
    if (!isDirty && version > (methods.getValues().version ?? 0)) methods.reset(saved);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what calls for it
  useEffect(() => follow(), [version]);
}
