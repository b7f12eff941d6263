import type { ApiFailure, Unreachable } from '@venue/sdk';
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import { ConflictNote } from './ConflictNote.tsx';
import { conflictOf } from './conflictOf.ts';
import type { VenueForm } from './useForm.ts';

interface Versioned {
  readonly version: number;
}

/** A form that holds the version its values were read from. */
interface Editing<V> extends Pick<VenueForm, 'setServerErrors' | 'onSubmit'> {
  readonly methods: { setValue(name: 'version', value: number, how: { shouldDirty: boolean }): void };
  readonly markSaved: (values: V) => void;
}

interface Conflict<V> {
  /**
   * Say this as a saving begins; what it returns is `useSend`'s `handles`, which puts texts beside their fields as well.
   * `again` sends what a conflict has refused once more, by the version that is saved now; the form as it is, unless
   * it was sent for something besides saving.
   */
  readonly begin: (form: Editing<V>, again?: () => unknown) => (failure: ApiFailure | Unreachable) => boolean;
  /** The choice, above the fields. */
  readonly note: ReactNode;
}

/** A record that was saved elsewhere while it was edited here: mine over theirs, or theirs. */
export function useConflict<R extends Versioned, V>(
  schema: z.ZodMiniType<R>,
  /** What was changed, in the accusative: «Бренд», «Заявку». */
  what: string,
  valuesOf: (saved: R) => V,
): Conflict<V> {
  const [choice, setChoice] = useState<{ keep: () => void; take: () => void }>();
  return {
    begin: (form, again = form.onSubmit) => {
      // Made once more, it takes the focus once more.
      setChoice(undefined);
      return failure => {
        const saved = conflictOf(schema, failure);
        if (!saved) return form.setServerErrors(failure);
        setChoice({
          keep: () => {
            form.methods.setValue('version', saved.version, { shouldDirty: true });
            again();
          },
          take: () => {
            setChoice(undefined);
            form.markSaved(valuesOf(saved));
          },
        });
        return true;
      };
    },
    note: choice && <ConflictNote what={what} {...choice} />,
  };
}
