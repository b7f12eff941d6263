import { SuggestInput } from '@venue/shared-ui/fields/Suggest.tsx';
import { useState } from 'react';
import { useController } from 'react-hook-form';

/** A record that a form refers to by its number. */
export interface LookedUp {
  readonly id: number;
  readonly title: string;
  /** What tells it from others with this title. */
  readonly note: string;
}

interface Props {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
  /** The title of the record that the form begins with; empty if it is not known. */
  title: string;
  find: (text: string, signal: AbortSignal) => Promise<readonly LookedUp[]>;
}

/** A field whose value is the number of a record, which is found by its name, phone or number. */
export function IdLookup({ name, title, ...props }: Props) {
  const { field, fieldState } = useController({ name });
  const id: number | null = field.value ?? null;
  const [initial] = useState({ id, title });
  const [picks, setPicks] = useState<readonly LookedUp[]>([]);
  // A draft may contain a record whose title has not been loaded.
  const recordOf = (of: number) =>
    picks.find(each => each.id === of) ?? {
      id: of,
      title: (of === initial.id && initial.title) || `№\u00a0${of}`,
      note: '',
    };
  return (
    <SuggestInput<LookedUp>
      {...props}
      name={name}
      from={1}
      optional
      value={id === null ? null : recordOf(id)}
      onChange={record => {
        if (record) setPicks(previous => [...previous, record]);
        field.onChange(record?.id ?? null);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
      textOf={record => record.title}
      noteOf={({ id: number, note }) => [`№\u00a0${number}`, note].filter(Boolean).join(', ')}
    />
  );
}
