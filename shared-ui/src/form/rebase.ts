import type { FieldValues } from 'react-hook-form';
import type { VenueForm } from './useForm.ts';

/** The values of the fields when the record was last read or saved. `useForm` gives every field such a value. */
export const baseOf = <V extends FieldValues>({ methods }: Pick<VenueForm<V>, 'methods'>): V =>
  (methods.formState.defaultValues ?? {}) as V;

/** Rebases a form onto another saved version: `values` are shown, and those that differ from `saved` count as typed. */
export function rebase<V extends FieldValues>({ methods }: Pick<VenueForm<V>, 'methods'>, saved: V, values: V): void {
  methods.reset(saved);
  methods.reset(values, { keepDefaultValues: true });
}
