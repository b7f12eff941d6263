import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useWatch } from 'react-hook-form';
import { Preview } from '../styles/Preview.tsx';
import css from './PreviewDialog.module.css';
import type { Shown } from './RecordForm.tsx';
import type { EditedValues } from './useRecordForm.ts';

interface Props {
  draw: (typed: never) => Shown;
  close: () => void;
}

/** What is typed in the form around, as readers will see it, on a phone and on a computer. */
export default function PreviewDialog({ draw, close }: Props) {
  // The form has a value for every field from the start.
  const { title, sheet } = draw(useWatch() as EditedValues as never);
  return (
    <SmallDialog title="Предпросмотр" close={close} size="lg">
      <div className={css.preview}>
        <Preview title="Предпросмотр страницы" url={null} scope="">
          <h1 className={css.title}>{title || 'Без названия'}</h1>
          {sheet}
        </Preview>
      </div>
      <DialogButtons>
        <Button color="inherit" onClick={close}>
          Закрыть
        </Button>
      </DialogButtons>
    </SmallDialog>
  );
}
