import { useWatch } from 'react-hook-form';
import type { Shown } from './RecordForm.tsx';
import SheetDialog from './SheetDialog.tsx';
import type { EditedValues } from './useRecordForm.ts';

interface Props {
  draw: (typed: never) => Shown;
  close: () => void;
}

/** A preview of the values typed in the surrounding form. */
export default function PreviewDialog({ draw, close }: Props) {
  // The form has a value for every field from the start.
  return <SheetDialog {...draw(useWatch() as EditedValues as never)} close={close} />;
}
