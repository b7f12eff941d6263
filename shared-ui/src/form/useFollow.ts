import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { mergeThreeWay } from './mergeThreeWay.ts';
import { baseOf, rebase } from './rebase.ts';
import type { VenueForm } from './useForm.ts';

/** The record as the form shows it; one that is new has no version or 0. */
interface Followed {
  readonly version?: number | undefined;
}

/**
 * Shows what is saved elsewhere while the form is open: all of it while nothing is typed here, otherwise the fields
 * that are untouched. Where both sides changed a field, the form stays as it is, and saving asks.
 */
export function useFollow<V extends FieldValues & Followed>(form: Pick<VenueForm<V>, 'methods'>, saved: V): void {
  const { isDirty } = form.methods.formState;
  const { version = 0 } = saved;
  const follow = useEffectEvent(() => {
    const mine = form.methods.getValues();
    if (version <= (mine.version ?? 0)) return;
    if (!isDirty) return form.methods.reset(saved);
    const { values, clashes } = mergeThreeWay(baseOf(form), { ...mine, version }, saved);
    if (clashes.length === 0) rebase(form, saved, values);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what calls for it
  useEffect(() => follow(), [version]);
}
