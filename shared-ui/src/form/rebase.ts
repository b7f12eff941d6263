import type { FieldValues } from 'react-hook-form';
import type { VenueForm } from './useForm.ts';

/** The values of the fields when the record was last read or saved. `useForm` gives every field such a value. */
export const baseOf = <V extends FieldValues>({ methods }: Pick<VenueForm<V>, 'methods'>): V =>
  (methods.formState.defaultValues ?? {}) as V;

/**
 * A copy of the current values, to compare with later. `getValues` shares lists and their entries with the form, which
 * changes them in place while a person types.
 */
export const valuesNow = <V extends FieldValues>({ methods }: Pick<VenueForm<V>, 'methods'>): V =>
  structuredClone(methods.getValues());

/** Rebases a form onto another saved version: shows `values`; those that differ from `saved` count as changes. */
export function rebase<V extends FieldValues>({ methods }: Pick<VenueForm<V>, 'methods'>, saved: V, values: V): void {
  methods.reset(saved);
  methods.reset(values, { keepDefaultValues: true });
}
