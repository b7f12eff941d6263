import { useWatch } from 'react-hook-form';
import type { EditedValues } from '../form/useRecordForm.ts';
import type { Shown } from './preview.ts';
import SheetDialog from './SheetDialog.tsx';

interface Props {
  draw: (typed: never) => Shown;
  close: () => void;
}

/** A preview of the values typed in the surrounding form. */
export default function PreviewDialog({ draw, close }: Props) {
  // The form has a value for every field from the start.
  return <SheetDialog {...draw(useWatch() as EditedValues as never)} close={close} />;
}
