import { type FieldValues, useWatch } from 'react-hook-form';
import type { Shown } from './preview.ts';
import SheetDialog from './SheetDialog.tsx';

interface Props {
  draw: (typed: FieldValues) => Shown;
  close: () => void;
}

/** A preview of the values typed in the surrounding form. */
export default function PreviewDialog({ draw, close }: Props) {
  return <SheetDialog {...draw(useWatch())} close={close} />;
}
