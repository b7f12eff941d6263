import type { Ref } from 'react';
import type { PickerKind } from './picked.ts';

export interface PickerInputProps {
  kind: PickerKind;
  name: string;
  /** Its name for screen readers, with the context: «Вторник, начало». */
  label: string;
  value: string;
  /** Receives complete values, `''`, and the kind's `invalid` for invalid text. */
  onChange: (value: string) => void;
  /** The earliest and the latest day the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  /** The default time of a picked day: `10:00`. */
  usual?: string | undefined;
  /** Id of the input, for a visible label. */
  id?: string | undefined;
  describedBy?: string | undefined;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Delays loading the picker until the field gets the focus, because something else is more urgent. */
  waiting?: boolean | undefined;
}
