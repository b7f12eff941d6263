import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Preview } from '../../styles/Preview.tsx';
import type { Shown } from './preview.ts';
import css from './SheetDialog.module.css';

/** A preview of a record's page at phone and desktop widths. */
export default function SheetDialog({ title, sheet, close }: Shown & { close: () => void }) {
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
