import type { FieldValues } from 'react-hook-form';
import type { VenueForm } from './useForm.ts';

/** What the fields showed when the record was read or saved last. `useForm` gives every field such a value. */
export const baseOf = <V extends FieldValues>({ methods }: Pick<VenueForm<V>, 'methods'>): V =>
  (methods.formState.defaultValues ?? {}) as V;

/** Puts a form onto another saved version: `values` are shown, and what differs from `saved` counts as typed. */
export function rebase<V extends FieldValues>({ methods }: Pick<VenueForm<V>, 'methods'>, saved: V, values: V): void {
  methods.reset(saved);
  methods.reset(values, { keepDefaultValues: true });
}
