import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { mergeThreeWay } from './mergeThreeWay.ts';
import { baseOf, rebase } from './rebase.ts';
import type { VenueForm } from './useForm.ts';

/** The record as the form shows it; a new one has no version or 0. */
interface Followed {
  readonly version?: number | undefined;
}

/**
 * Shows changes saved elsewhere while the form is open: all of them if nothing is typed here, otherwise those of
 * untouched fields. If both sides changed a field, the form stays as it is and asks when it is saved.
 */
export function useFollow<V extends FieldValues & Followed>(form: Pick<VenueForm<V>, 'methods'>, saved: V): void {
  const { isDirty } = form.methods.formState;
  const { version = 0 } = saved;
  const follow = useEffectEvent(() => {
    const ours = form.methods.getValues();
    if (version <= (ours.version ?? 0)) return;
    if (!isDirty) return form.methods.reset(saved);
    const { values, clashes } = mergeThreeWay(baseOf(form), { ...ours, version }, saved);
    if (clashes.length === 0) rebase(form, saved, values);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is what calls for it
  useEffect(() => follow(), [version]);
}
